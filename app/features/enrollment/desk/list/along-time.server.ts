import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_LOOKED_THROUGH } from '#desk/list/found-by-words.server.ts';
import { MOST_COUNTED } from '#desk/list/list-page.ts';
import type { Tally } from '#desk/list/tally.ts';
import { hasWordsOf } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, everyEnrollmentStatus } from '../../enrollment-status.ts';
import { type Hit, hitColumns } from './hits.server.ts';
import { filtered, type Narrowing } from './list-filters.server.ts';

/** So many applications that pass the filters and have the terms: from this place on, or those that follow this one. */
export async function inOrderOfTime(
  read: ReadStore,
  query: Narrowing,
  most: number,
  { start = 0, behind }: { start?: number; behind?: Hit | undefined } = {},
): Promise<Hit[]> {
  const direction = query.sort === 'oldest' ? 'asc' : 'desc';
  const [onward, orSame] = direction === 'desc' ? (['<', '<='] as const) : (['>', '>='] as const);
  let passing = filtered(read.selectFrom('enrollment_applications'), query);
  if (behind) {
    const { submitted_at: time, reference } = behind;
    passing = passing
      .where('submitted_at', orSame, time)
      .where((row) =>
        row.or([row('submitted_at', onward, time), row('reference', onward, reference)]),
      );
  }
  if (query.terms.length > 0) {
    const end = await passing
      .select('submitted_at')
      // By the index alone, which does not hold the reference.
      .orderBy('submitted_at', direction)
      .limit(1)
      .offset(MOST_LOOKED_THROUGH)
      .executeTakeFirst();
    const stop = direction === 'desc' ? '>' : '<';
    if (end) passing = passing.where('submitted_at', stop, end.submitted_at);
  }
  return passing
    .where(hasWordsOf(query.terms, 'enrollment_applications.id'))
    .select(hitColumns)
    .orderBy('submitted_at', direction)
    .orderBy('reference', direction)
    .limit(most)
    .offset(start)
    .execute();
}

/** What a file looks through in one go; others are answered before the next ones. */
const LOOKED_THROUGH_AT_ONCE = 500;

/** The ids of all that pass the filters and have the terms, along the time; so many at most. */
export async function idsAlongTime(
  read: ReadStore,
  query: Narrowing,
  most: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let behind: Hit | undefined; ids.length < most; ) {
    const passing = await inOrderOfTime(read, { ...query, terms: [] }, LOOKED_THROUGH_AT_ONCE, {
      behind,
    });
    const looked = passing.map(({ id }) => id);
    const having = query.terms.length > 0 ? await havingTerms(read, query.terms, looked) : looked;
    ids.push(...having);
    behind = passing.at(-1);
    if (!behind || passing.length < LOOKED_THROUGH_AT_ONCE) break;
    await nextTurn();
  }
  return ids.slice(0, most);
}

async function havingTerms(read: ReadStore, terms: readonly string[], ids: readonly string[]) {
  const found = await read
    .selectFrom('enrollment_applications')
    .select('id')
    .where(hasWordsOf(terms, 'enrollment_applications.id'))
    .where('id', 'in', [...ids, ''])
    .execute();
  const having = new Set(found.map(({ id }) => id));
  return ids.filter((id) => having.has(id));
}

/** How many there are in each status under the other filters, each counted up to the limit. */
export async function countEach(
  read: ReadStore,
  query: Narrowing,
): Promise<Tally<EnrollmentStatus>> {
  const counted = await Promise.all(
    everyEnrollmentStatus.map(async (status) => {
      const some = filtered(read.selectFrom('enrollment_applications'), { ...query, status });
      const { count } = await read
        .selectFrom(some.select('status').limit(MOST_COUNTED).as('some'))
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return [status, Number(count)] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** The years that applications are for: one look-up for each, along the index. */
export async function listYears(read: ReadStore): Promise<string[]> {
  const years: string[] = [];
  for (;;) {
    const { year } = await read
      .selectFrom('enrollment_applications')
      .select(({ fn }) => fn.min('enrollment_year').as('year'))
      .where('enrollment_year', '>', years.at(-1) ?? '')
      .executeTakeFirstOrThrow();
    if (!year) return years;
    years.push(year);
  }
}
