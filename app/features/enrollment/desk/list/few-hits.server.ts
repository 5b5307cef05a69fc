import { isWordOf, recordsWith } from '#lib/search/search-words.server.ts';
import { beginningsOf } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { MOST_COUNTED } from './application-list.ts';
import { type Hit, hitColumns, withTerms } from './hits.server.ts';
import { type Narrowing, waitingFor } from './list-filters.server.ts';

/** Looking up each hit of the rarest term for the others stays quick up to here. */
const MOST_TO_COMPARE = 5000;

/**
 * The applications that have all the terms, when they are few; undefined when they are so many that reading along
 * the time meets a page of them soon.
 */
export async function findRare(read: ReadStore, terms: string[]): Promise<Hit[] | undefined> {
  if (terms.length === 0) return [];
  const sized = await Promise.all(
    terms.map(async (term) => ({ term, size: await countWords(read, term, MOST_TO_COMPARE + 1) })),
  );
  const [rarest, ...others] = sized.toSorted((one, other) => one.size - other.size);
  if (!rarest || rarest.size > MOST_TO_COMPARE) return undefined;
  if (others.length === 0 && rarest.size > 2 * MOST_COUNTED) return undefined;
  let ids = read
    .selectFrom(recordsWith(read, 'EN', beginningsOf(rarest.term)).as('first'))
    .select('first.record_id')
    .distinct()
    .limit(MOST_COUNTED);
  for (const { term } of others) {
    ids = ids.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words as other')
          .select('other.word')
          .whereRef('other.record_id', '=', 'first.record_id')
          .where(isWordOf(term, 'other.word')),
      ),
    );
  }
  const found = await ids.execute();
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
        .where(
          'one.id',
          'in',
          found.map((row) => row.record_id),
        ),
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

async function countWords(read: ReadStore, term: string, most: number): Promise<number> {
  const { count } = await read
    .selectFrom(recordsWith(read, 'EN', beginningsOf(term)).limit(most).as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
