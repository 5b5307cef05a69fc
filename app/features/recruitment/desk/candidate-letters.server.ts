import { type LettersOfRoom, referencesIn } from '#desk/letters/letters-of-list.server.ts';
import { sameInEachWay } from '#desk/letters/reach-writers.server.ts';
import { asMail } from '#lib/mail/office-letter.ts';
import '../tables.server.ts';

/** Letters to the candidates of a list: one to each person, whatever the number of openings that they applied for. */
export const candidateLetters: LettersOfRoom = {
  referencesOf: referencesIn('job_applications'),
  kind: 'job-list-letter',
  placeholders: {
    name: 'The candidate',
    opening: 'The opening that the candidate applied for',
    reference: 'The reference',
  },
  async reach(_, read, references) {
    const rows = await read
      .selectFrom('job_applications')
      .select(['reference', 'full_name as name', 'email', 'phone', 'position as opening'])
      .where('reference', 'in', [...references, ''])
      .execute();
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    return references.flatMap((one) => {
      const row = byReference.get(one);
      if (!row) return [];
      const { opening, ...person } = row;
      const says = { name: person.name, opening, reference: person.reference };
      return [
        {
          ...person,
          wantsMails: true,
          isBarred: false,
          says: sameInEachWay(says),
        },
      ];
    });
  },
  mail: ({ content: { school } }, words) => asMail(words, school),
  signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
};
