import type { Says } from '#desk/letters/letter-words.ts';
import { type LettersOfRoom, referencesIn } from '#desk/letters/letters-of-list.server.ts';
import { reachWriters } from '#desk/letters/reach-writers.server.ts';
import { asMail } from '#lib/mail/office-letter.ts';
import '../tables.server.ts';

/**
 * Letters to whoever has written, or called: each once, whatever the number of their messages. A message about an
 * application is its family's, as an answer to it is: it reaches the guardians of the child and hangs on the application.
 */
export const messageLetters: LettersOfRoom = {
  referencesOf: referencesIn('contact_messages'),
  kind: 'message-list-letter',
  placeholders: {
    name: 'Whoever has written; a parent or guardian, where the message is about an application',
    reference: 'The reference',
  },
  async reach(school, read, references) {
    const rows = await read
      .selectFrom('contact_messages')
      .select(['reference', 'name', 'email', 'phone', 'about'])
      .where('reference', 'in', [...references, ''])
      .execute();
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    const writers = references.flatMap((one) => {
      const row = byReference.get(one);
      if (!row || row.about) return [];
      const { about: _, ...writer } = row;
      return [{ ...writer, says: { name: writer.name, reference: writer.reference } }];
    });
    // Once the letter is sent, what was about an application is asked for by that application.
    const families = references.flatMap((one) => byReference.get(one)?.about ?? one);
    const ofFamilies = families.filter((one) => !byReference.has(one));
    const guardians = await school.reachFamilies(read, ofFamilies);
    return [
      ...(await reachWriters(school, read, writers)),
      ...guardians.map((guardian) => ({
        ...guardian,
        says: {
          mail: nameAndReference(guardian.says.mail),
          phone: nameAndReference(guardian.says.phone),
          paper: nameAndReference(guardian.says.paper),
        },
      })),
    ];
  },
  mail: ({ content: { school } }, words) => asMail(words, school),
  signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
};

/** Nothing of the child: the list is of messages. */
const nameAndReference = ({ name = '', reference = '' }: Says): Says => ({ name, reference });
