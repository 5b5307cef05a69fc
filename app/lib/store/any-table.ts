import type { Transaction } from 'kysely';
import type { ReadStore, WriteTransaction } from './store.server.ts';

/** Kysely types a statement by the name of one table; for statements where it makes no difference which of them it is. */
export function anyTable<Row = Record<string, string>>(store: ReadStore | WriteTransaction) {
  return store as unknown as Transaction<Record<string, Row>>;
}
