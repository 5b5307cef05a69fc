import { type SqlBool, sql } from 'kysely';
import { anyTable, type TableWith } from '../store/any-table.ts';
import type { HeldRecords, TellingFacts, Told } from '../store/held-records.server.ts';
import type { ReadStore, Tables, WriteTransaction } from '../store/store.server.ts';
import { forgetSearchWords } from './search-words.server.ts';

export interface HeldInTable<Table extends TableWith<{ id: string }>, Held extends object> {
  kind: string;
  table: Table;
  /** The column that says whose a row is; addresses stand in it in small letters. */
  key: string & keyof Tables[Table];
  /** What is held of a row, and of what goes with it. */
  hold(row: Tables[Table], read: ReadStore, copiedAt?: Date): Held | Promise<Held>;
  tell(held: Held, facts: TellingFacts): Told;
  /** The file that goes with a row. */
  file?(row: Tables[Table]): { name: string; calledBySender: string };
}

/** Records with search words that lie in one table: what goes with them refers to them and leaves with them. */
export function heldInTable<Table extends TableWith<{ id: string }>, Held extends object>({
  kind,
  table,
  key,
  hold,
  tell,
  file,
}: HeldInTable<Table, Held>): HeldRecords {
  const isUnder = (subject: string) =>
    sql<SqlBool>`${sql.ref(key)} = ${key === 'reference' ? subject : subject.toLowerCase()}`;
  const filesOf = (rows: Tables[Table][]) => rows.flatMap((row) => file?.(row) ?? []);
  return {
    kind,
    async find(read, subject, copiedAt) {
      const found = anyTable(read)
        .selectFrom(table as string)
        .selectAll()
        .where(isUnder(subject));
      const rows = (await found.execute()) as unknown as Tables[Table][];
      const held = await Promise.all(rows.map((row) => hold(row, read, copiedAt)));
      return {
        rows: held,
        tell(facts) {
          const told = held.map((one) => tell(one, facts));
          return { about: told[0]?.about, sections: told.flatMap(({ sections }) => sections) };
        },
        files: filesOf(rows),
      };
    },
    async erase(transaction, subject) {
      const deletion = anyTable<{ id: string }>(transaction)
        .deleteFrom(table as string)
        .where(isUnder(subject))
        .returningAll();
      const rows = await eraseWithWords(transaction, deletion);
      const files = filesOf(rows as unknown as Tables[Table][]).map(({ name }) => name);
      return { rows: rows.length, files };
    },
  };
}

/** Carries the deletion out, and takes away the words that its records were found by. */
export async function eraseWithWords<Row extends { id: string }>(
  transaction: WriteTransaction,
  deletion: { execute(): Promise<Row[]> },
): Promise<Row[]> {
  const rows = await deletion.execute();
  const ids = rows.map(({ id }) => id);
  await forgetSearchWords(transaction, ids);
  return rows;
}
