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
import { MOST_COUNTED } from './list-page.ts';

/** Reading along the time for words ends here, whether a page is full or not. */
export const MOST_LOOKED_THROUGH = 3000;

/**
 * The ids of the records that have all the terms, when they are few; undefined when they are so many that reading along
 * the time meets a page of them soon.
 */
export async function findFew(
  read: ReadStore,
  kind: SearchKind,
  terms: readonly string[],
): Promise<string[] | undefined> {
  const sized = await rarestFirst(read, kind, terms.map(beginningsOf));
  const [rarest, ...others] = sized;
  if (!rarest) return [];
  if (rarest.size >= MOST_TO_COMPARE) return undefined;
  if (others.length === 0 && rarest.size > 2 * MOST_COUNTED) return undefined;
  const found = await idsWith(read, kind, sized, MOST_COUNTED);
  return found.length === MOST_COUNTED ? undefined : found;
}

interface Words {
  read: ReadStore;
  kind: SearchKind;
  typed: string;
  id: string;
  /** The column by which the newest stand first. */
  time: string;
}

/**
 * The rows of a list that have the words that were typed. Where very many have them, only the newest are looked through
 * and `isCut` says so: so a search costs the same at any size (docs/decisions/0049).
 */
export async function foundByWords<Database, Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
  { read, kind, typed, id, time }: Words,
): Promise<{ found: SelectQueryBuilder<Database, Table, object>; isCut: boolean }> {
  if (typed.trim() === '') return { found: rows, isCut: false };
  const terms = searchTermsOf(typed);
  const few = await findFew(read, kind, terms);
  if (few) {
    const those = few.length > 0 ? sql<SqlBool>`${sql.ref(id)} in (${sql.join(few)})` : sql`1 = 0`;
    return { found: rows.where(those as RawBuilder<SqlBool>), isCut: false };
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
