import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, WriteTransaction } from '../store/store.server.ts';
import { beginningsOf, endOfPrefix, searchTermsOf } from './search-words.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** The words that records of every kind are found by. They go with `forgetSearchWords`. */
    search_words: { kind: SearchKind; word: string; record_id: string };
  }
}

/** The kinds of records that are found by words: each feature declares its own, as it declares its tables. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface SearchKinds {}
/** Short, because it stands with each word. */
export type SearchKind = SearchKinds[keyof SearchKinds];

/** Lets a record be found by these words as well. */
export async function addSearchWords(
  transaction: WriteTransaction,
  kind: SearchKind,
  recordId: string,
  words: readonly string[],
): Promise<void> {
  await addWordsOfEach(transaction, kind, [{ id: recordId, words }]);
}

/** The same of several records at once: a statement for each costs more than its rows. */
export async function addWordsOfEach(
  transaction: WriteTransaction,
  kind: SearchKind,
  records: readonly { id: string; words: readonly string[] }[],
): Promise<void> {
  const rows = records.flatMap(({ id, words }) =>
    words.map((word) => ({ kind, word, record_id: id })),
  );
  if (rows.length === 0) return;
  await transaction
    .insertInto('search_words')
    .values(rows)
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
 * For a `where`: the record whose id stands in the column has a word for each of the terms; it begins with the term, or
 * sounds as it does. Not for all words of a kind: an index serves either of the two, and no `or` of them (`recordsWith`).
 */
export function hasWordsOf(terms: readonly string[], column: string): RawBuilder<SqlBool> {
  const each = terms.map(
    (term) => sql<SqlBool>`exists (select word from search_words
      where record_id = ${sql.ref(column)} and ${isInRange(beginningsOf(term), 'word')})`,
  );
  return each.length > 0 ? sql.join(each, sql` and `) : sql`1 = 1`;
}

/** The records of a kind with a word that begins so, once for each such word. */
export function recordsWith(read: ReadStore, kind: SearchKind, beginnings: readonly string[]) {
  const beginning = (text: string) =>
    read
      .selectFrom('search_words')
      .select('record_id')
      .where('kind', '=', kind)
      .where(isInRange([text], 'word'));
  const [first = '', ...others] = beginnings;
  return others.reduce((rows, text) => rows.unionAll(beginning(text)), beginning(first));
}

/** The records of these kinds that have one of these whole words, once for each; at most so many. */
export function findByWholeWords(
  read: ReadStore,
  kinds: readonly SearchKind[],
  words: readonly string[],
  most: number,
): Promise<{ kind: SearchKind; word: string; record_id: string }[]> {
  return read
    .selectFrom('search_words')
    .select(['kind', 'word', 'record_id'])
    .where('kind', 'in', kinds)
    .where('word', 'in', words)
    .limit(most)
    .execute();
}

interface FoundIds {
  /** Those with the words as they were typed. */
  written: string[];
  /** Those whose names only sound so. */
  sounding: string[];
}

/** The ids of records that have a word for each term, so many at most. Nothing typed finds nothing. */
export async function findByWords(
  read: ReadStore,
  kind: SearchKind,
  terms: readonly string[],
  most: number,
): Promise<FoundIds> {
  const asTyped = terms.map((term) => [term]);
  const asHeard = terms.map(beginningsOf);
  const written = await idsWith(read, kind, await rarestFirst(read, kind, asTyped), most);
  const isHeard = asHeard.some((beginnings) => beginnings.length > 1);
  if (written.length >= most || !isHeard) return { written, sounding: [] };
  const all = await idsWith(read, kind, await rarestFirst(read, kind, asHeard), most);
  const sounding = all.filter((id) => !written.includes(id)).slice(0, most - written.length);
  return { written, sounding };
}

/** Looking up each hit of the rarest term for the others stays quick below here. */
export const MOST_TO_COMPARE = 5000;

interface SizedTerm {
  beginnings: string[];
  /** How many words begin so; counted up to `MOST_TO_COMPARE`. */
  size: number;
}

/** Terms by their beginnings; the rarest leads, so that `idsWith` looks at few rows. */
export async function rarestFirst(
  read: ReadStore,
  kind: SearchKind,
  terms: readonly string[][],
): Promise<SizedTerm[]> {
  const sized = terms.map(async (beginnings) => {
    const found = recordsWith(read, kind, beginnings).limit(MOST_TO_COMPARE);
    return { beginnings, size: await countRows(read.selectFrom(found.as('found'))) };
  });
  return (await Promise.all(sized)).toSorted((one, other) => one.size - other.size);
}

/** The ids of records that have a word for each term, so many at most; no term finds none. */
export async function idsWith(
  read: ReadStore,
  kind: SearchKind,
  [rarest, ...others]: readonly SizedTerm[],
  most: number,
): Promise<string[]> {
  if (!rarest) return [];
  let ids = read
    .selectFrom(recordsWith(read, kind, rarest.beginnings).as('first'))
    .select('first.record_id')
    .distinct()
    .limit(most);
  for (const { beginnings } of others) {
    ids = ids.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words as other')
          .select('other.word')
          .whereRef('other.record_id', '=', 'first.record_id')
          .where(isInRange(beginnings, 'other.word')),
      ),
    );
  }
  return (await ids.execute()).map((row) => row.record_id);
}

function isInRange(beginnings: readonly string[], word: string): RawBuilder<SqlBool> {
  const ranges = beginnings.map(
    (beginning) =>
      sql<SqlBool>`(${sql.ref(word)} >= ${beginning} and ${sql.ref(word)} < ${endOfPrefix(beginning)})`,
  );
  return sql`(${sql.join(ranges, sql` or `)})`;
}

function idsBeginning(kind: SearchKind, beginning: string): RawBuilder<unknown> {
  return sql`select record_id from search_words where kind = ${kind} and ${isInRange([beginning], 'word')}`;
}

/**
 * For a list's `where`: the record in the column has every word that was typed, or its beginning. Nothing typed finds
 * all, and signs alone find nothing.
 */
export function isFoundBy(kind: SearchKind, typed: string, column: string): RawBuilder<SqlBool> {
  const found = searchTermsOf(typed).map(
    (term) =>
      sql<SqlBool>`${sql.ref(column)} in (${sql.join(
        beginningsOf(term).map((beginning) => idsBeginning(kind, beginning)),
        sql` union all `,
      )})`,
  );
  if (found.length > 0) return sql.join(found, sql` and `);
  return typed.trim() === '' ? sql`1 = 1` : sql`1 = 0`;
}
