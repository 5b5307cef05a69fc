import { findFew } from '#desk/list/found-by-words.server.ts';
import { MOST_COUNTED } from '#desk/list/list-page.ts';
import { hasWordsOf } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type Hit, hitColumns } from './hits.server.ts';
import { type Narrowing, waitingFor } from './list-filters.server.ts';

/** The applications that have all the terms, when they are few. */
export async function findRare(read: ReadStore, terms: string[]): Promise<Hit[] | undefined> {
  const found = await findFew(read, 'EN', terms);
  if (!found || found.length === 0) return found && [];
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
  return read
    .selectFrom('enrollment_applications')
    .where(hasWordsOf(query.terms, 'enrollment_applications.id'))
    .select(hitColumns)
    .where('id', 'in', ids)
    .execute();
}
