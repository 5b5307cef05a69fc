import type { Transaction } from 'kysely';
import type { ReadStore, Tables } from './store.server.ts';

/** The tables whose rows have these columns. */
export type TableWith<Columns> = {
  [Table in keyof Tables]: Tables[Table] extends Columns ? Table : never;
}[keyof Tables];

/** Kysely types a statement by the name of one table; for statements where it makes no difference which of them it is. */
export function anyTable<Row = Record<string, string>>(store: ReadStore) {
  return store as unknown as Transaction<Record<string, Row>>;
}
