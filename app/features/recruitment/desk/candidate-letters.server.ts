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
  columns: ['full_name', 'email', 'phone', 'position'],
  sender: ({ full_name: name, email, phone }) => ({ name, email, phone }),
  says: ({ position: opening }) => ({ opening }),
  isAboutNoChild: true,
});
