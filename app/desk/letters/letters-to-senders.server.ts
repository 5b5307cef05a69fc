import { asMail } from '#lib/mail/office-letter.ts';
import { anyTable } from '#lib/store/any-table.ts';
import type { Tables } from '#lib/store/store.server.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import type { Says } from './letter-words.ts';
import { type LettersOfRoom, referencesIn } from './letters-of-list.server.ts';
import { reachable, reachWriters, type Writer } from './reach-writers.server.ts';

/** Whoever sent a record. */
type Sender = Pick<Writer, 'name' | 'phone' | 'email'>;

/** What a room says of its records and of whoever sent them. */
interface LettersToSenders<Table extends CaseTable, Column extends keyof Tables[Table] & string>
  extends Pick<LettersOfRoom, 'kind' | 'placeholders'> {
  table: Table;
  columns: readonly Column[];
  /** Undefined where the letter does not go to whoever sent it. */
  sender(row: Pick<Tables[Table], Column>): Sender | undefined;
  /** What the placeholders say beside the name and the reference. */
  says?(row: Pick<Tables[Table], Column>): Says;
  /** Nobody is kept from what is about no child. */
  isAboutNoChild?: true;
}

/** Letters to whoever has sent the records of a list: each once, whatever the number of their records. */
export function lettersToSenders<
  Table extends CaseTable,
  const Column extends keyof Tables[Table] & string,
>(room: LettersToSenders<Table, Column>): LettersOfRoom {
  const { table, kind, placeholders, isAboutNoChild } = room;
  return {
    referencesOf: referencesIn(table),
    kind,
    placeholders,
    async reach(school, read, references) {
      const rows = await anyTable(read)
        .selectFrom(table as string)
        .select(['reference', ...room.columns])
        .where('reference', 'in', [...references, ''])
        .execute();
      const found = new Map(
        rows.map((row) => [row.reference, row as unknown as Pick<Tables[Table], Column>] as const),
      );
      const writers = references.flatMap((reference): Writer[] => {
        const row = found.get(reference);
        const sender = row && room.sender(row);
        if (!sender) return [];
        return [
          { reference, ...sender, says: { name: sender.name, reference, ...room.says?.(row) } },
        ];
      });
      return isAboutNoChild ? writers.map(reachable) : reachWriters(school, read, writers);
    },
    mail: ({ content: { school } }, words) => asMail(words, school),
    signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
  };
}
