import { asMail } from '#lib/mail/office-letter.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import type { Says } from './letter-words.ts';
import { type LettersOfRoom, referencesIn } from './letters-of-list.server.ts';
import { reachable, reachWriters, type Writer } from './reach-writers.server.ts';

/** Whoever sent a record. */
type Sender = Pick<Writer, 'reference' | 'name' | 'phone' | 'email'>;

/** What a room says of its records and of whoever sent them. */
interface LettersToSenders<Row extends Sender>
  extends Pick<LettersOfRoom, 'kind' | 'placeholders'> {
  table: CaseTable;
  rows(read: ReadStore, references: readonly string[]): Promise<Row[]>;
  says(row: Row): Says;
  /** Nobody is kept from what is about no child. */
  isAboutNoChild?: true;
}

/** Letters to whoever has sent the records of a list: each once, whatever the number of their records. */
export function lettersToSenders<Row extends Sender>({
  table,
  kind,
  placeholders,
  rows,
  says,
  isAboutNoChild,
}: LettersToSenders<Row>): LettersOfRoom {
  return {
    referencesOf: referencesIn(table),
    kind,
    placeholders,
    async reach(school, read, references) {
      const found = new Map(
        (await rows(read, references)).map((row) => [row.reference, row] as const),
      );
      const writers = references.flatMap((one): Writer[] => {
        const row = found.get(one);
        if (!row) return [];
        const { reference, name, phone, email } = row;
        return [{ reference, name, phone, email, says: says(row) }];
      });
      return isAboutNoChild ? writers.map(reachable) : reachWriters(school, read, writers);
    },
    mail: ({ content: { school } }, words) => asMail(words, school),
    signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
  };
}
