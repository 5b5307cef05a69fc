import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WriteTransaction } from '../store/store.server.ts';
import { endOfPrefix, searchTermsOf } from './search-words.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** The words that records of every kind are found by. They go with `forgetSearchWords`. */
    search_words: { kind: SearchKind; word: string; record_id: string };
  }
}

/** Short, because it stands with each word: an enrollment or job application, a message, a form, a payment, a subscriber. */
export type SearchKind = 'EN' | 'JA' | 'CM' | 'PF' | 'MP' | 'NL';

/** Lets a record be found by these words as well. */
export async function addSearchWords(
  transaction: WriteTransaction,
  kind: SearchKind,
  recordId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await transaction
    .insertInto('search_words')
    .values(words.map((word) => ({ kind, word, record_id: recordId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A record that is changed is found by other words; one that is erased, by none. */
export async function forgetSearchWords(
  transaction: WriteTransaction,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await transaction.deleteFrom('search_words').where('record_id', 'in', recordIds).execute();
}

/**
 * For a list's `where`: the record in the column has every word that was typed, or its beginning. Nothing typed finds
 * all, and signs alone find nothing.
 */
export function isFoundBy(kind: SearchKind, typed: string, column: string): RawBuilder<SqlBool> {
  const found = searchTermsOf(typed).map(
    (term) =>
      sql<SqlBool>`${sql.ref(column)} in (select record_id from search_words where kind = ${kind} and word >= ${term} and word < ${endOfPrefix(term)})`,
  );
  if (found.length > 0) return sql.join(found, sql` and `);
  return typed.trim() === '' ? sql`1 = 1` : sql`1 = 0`;
}
