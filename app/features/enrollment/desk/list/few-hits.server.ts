import { idsWith, MOST_TO_COMPARE, rarestFirst } from '#lib/search/search-words.server.ts';
import { beginningsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { MOST_COUNTED } from './application-list.ts';
import { type Hit, hitColumns, withTerms } from './hits.server.ts';
import { type Narrowing, waitingFor } from './list-filters.server.ts';

/**
 * The applications that have all the terms, when they are few; undefined when they are so many that reading along
 * the time meets a page of them soon.
 */
export async function findRare(read: ReadStore, terms: string[]): Promise<Hit[] | undefined> {
  const sized = await rarestFirst(read, 'EN', terms.map(beginningsOf));
  const [rarest, ...others] = sized;
  if (!rarest) return [];
  if (rarest.size >= MOST_TO_COMPARE) return undefined;
  if (others.length === 0 && rarest.size > 2 * MOST_COUNTED) return undefined;
  const found = await idsWith(read, 'EN', sized, MOST_COUNTED);
  if (found.length === MOST_COUNTED) return undefined;
  if (found.length === 0) return [];
  return read
    .selectFrom('enrollment_applications')
    .select(hitColumns)
    .where('reference', 'in', (those) =>
      those
        .selectFrom('enrollment_applications as one')
        // Found by what stands in the other application of the same child, too.
        .select(({ fn, ref }) =>
          fn.coalesce(ref('one.same_child_as'), ref('one.reference')).as('leading'),
        )
        .where('one.id', 'in', found),
    )
    .execute();
}

/** The applications that wait for what the list is narrowed to and have all the terms, when they are few. */
export async function findWaiting(read: ReadStore, query: Narrowing): Promise<Hit[] | undefined> {
  const found = await read
    .selectFrom(waitingFor(query).as('waiting'))
    .select('waiting.id')
    .distinct()
    .limit(MOST_COUNTED)
    .execute();
  if (found.length === MOST_COUNTED) return undefined;
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return withTerms(read.selectFrom('enrollment_applications'), query.terms)
    .select(hitColumns)
    .where('id', 'in', ids)
    .execute();
}
