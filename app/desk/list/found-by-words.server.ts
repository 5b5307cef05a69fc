import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  hasWordsOf,
  idsWith,
  MOST_TO_COMPARE,
  rarestFirst,
  type SearchKind,
} from '#lib/search/search-words.server.ts';
import { beginningsOf, searchTermsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** A search with fewer hits finds all of them; of more, the newest are looked through. */
const MOST_FOUND = 1000;

/** Reading along the time for words ends here, whether a page is full or not. */
const MOST_LOOKED_THROUGH = 3000;

/**
 * The ids of the records that have all the terms, when they are few; undefined when they are so many that reading along
 * the time meets a page of them soon.
 */
async function findFew(
  read: ReadStore,
  kind: SearchKind,
  terms: readonly string[],
): Promise<string[] | undefined> {
  const sized = await rarestFirst(read, kind, terms.map(beginningsOf));
  const [rarest, ...others] = sized;
  if (!rarest) return [];
  if (rarest.size >= MOST_TO_COMPARE) return undefined;
  if (others.length === 0 && rarest.size > 2 * MOST_FOUND) return undefined;
  const found = await idsWith(read, kind, sized, MOST_FOUND);
  return found.length === MOST_FOUND ? undefined : found;
}

interface Words {
  read: ReadStore;
  kind: SearchKind;
  typed: string;
  id: string;
  /** The column by which the newest stand first. */
  time: string;
  /** Which rows are found, where it is not those that have the words; `has` asks it of a column of ids. */
  foundBy?(has: (id: string) => RawBuilder<SqlBool>): RawBuilder<SqlBool>;
}

/**
 * The rows of a list that have the words that were typed. Where very many have them, only the newest are looked through
 * and `isCut` says so: so a search costs the same at any size (docs/decisions/0049).
 */
export async function foundByWords<Database, Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
  { read, kind, typed, id, time, foundBy = (has) => has(id) }: Words,
): Promise<{ found: SelectQueryBuilder<Database, Table, object>; isCut: boolean }> {
  if (typed.trim() === '') return { found: rows, isCut: false };
  const terms = searchTermsOf(typed);
  const few = await findFew(read, kind, terms);
  if (few) {
    const those = foundBy((one) => sql<SqlBool>`${sql.ref(one)} in (${sql.join(['', ...few])})`);
    return { found: rows.where(those), isCut: false };
  }
  const last = await rows
    .select(sql<string>`${sql.ref(time)}`.as('time'))
    .orderBy(sql.ref(time), 'desc')
    .limit(1)
    .offset(MOST_LOOKED_THROUGH)
    .executeTakeFirst();
  const end = (last as { time: string } | undefined)?.time;
  const newest = end ? rows.where(sql<SqlBool>`${sql.ref(time)} > ${end}`) : rows;
  return { found: newest.where(hasWordsOf(terms, id)), isCut: end !== undefined };
}
