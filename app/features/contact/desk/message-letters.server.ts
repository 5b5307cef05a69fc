import type { Says } from '#desk/letters/letter-words.ts';
import type { LettersOfRoom } from '#desk/letters/letters-of-list.server.ts';
import { lettersToSenders } from '#desk/letters/letters-to-senders.server.ts';
import '../tables.server.ts';

/** Letters to whoever has written, or called. */
const toWriters = lettersToSenders({
  table: 'contact_messages',
  kind: 'message-list-letter',
  placeholders: {
    name: 'Whoever has written; a parent or guardian, where the message is about an application',
    reference: 'The reference',
  },
  columns: ['about', 'name', 'email', 'phone'],
  sender: ({ about, name, email, phone }) => (about ? undefined : { name, email, phone }),
});

/**
 * The same, but that a message about an application is its family's, as an answer to it is: it reaches the guardians of
 * the child and hangs on the application.
 */
export const messageLetters: LettersOfRoom = {
  ...toWriters,
  async reach(school, read, references) {
    const rows = await read
      .selectFrom('contact_messages')
      .select(['reference', 'about'])
      .where('reference', 'in', [...references, ''])
      .execute();
    const aboutOf = new Map(rows.map(({ reference, about }) => [reference, about]));
    // Once the letter is sent, what was about an application is asked for by that application.
    const families = references.flatMap((one) =>
      aboutOf.has(one) ? (aboutOf.get(one) ?? []) : one,
    );
    const guardians = await school.reachFamilies(school, read, families);
    return [
      ...(await toWriters.reach(school, read, references)),
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
};

/** Nothing of the child: the list is of messages. */
const nameAndReference = ({ name = '', reference = '' }: Says): Says => ({ name, reference });
