import { findFew } from '#desk/list/found-by-words.server.ts';
import { MOST_COUNTED } from '#desk/list/list-page.ts';
import { hasWordsOf } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type Hit, hitColumns } from './hits.server.ts';
import { idsByOthers, type Narrowing } from './list-filters.server.ts';

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

/** The applications that the list is narrowed to by what no index knows, and that have all the terms, when they are few. */
export async function findByOthers(read: ReadStore, query: Narrowing): Promise<Hit[] | undefined> {
  const [first, ...others] = idsByOthers(query);
  if (!first) return undefined;
  let few = read.selectFrom(first.as('waiting')).select('waiting.id');
  for (const ids of others) few = few.where('waiting.id', 'in', ids);
  const found = await few.distinct().limit(MOST_COUNTED).execute();
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
