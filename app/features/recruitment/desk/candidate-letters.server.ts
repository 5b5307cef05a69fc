import { lettersToSenders } from '#desk/letters/letters-to-senders.server.ts';
import '../tables.server.ts';

/** Letters to the candidates of a list. They are about no child, so that nobody is kept from them. */
export const candidateLetters = lettersToSenders({
  table: 'job_applications',
  kind: 'job-list-letter',
  placeholders: {
    name: 'The candidate',
    opening: 'The opening that the candidate applied for',
    reference: 'The reference',
  },
  rows: (read, references) =>
    read
      .selectFrom('job_applications')
      .select(['reference', 'full_name as name', 'email', 'phone', 'position as opening'])
      .where('reference', 'in', [...references, ''])
      .execute(),
  says: ({ name, opening, reference }) => ({ name, opening, reference }),
  isAboutNoChild: true,
});
