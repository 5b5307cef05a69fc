import { isWordOf } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';
import { type Applications, filtered, type Narrowing } from './list-filters.server.ts';

export const hitColumns = [
  ...(['id', 'reference', 'submitted_at', 'status', 'grade_level', 'enrollment_year'] as const),
  ...(['student_first_name', 'student_last_name'] as const),
] satisfies (keyof EnrollmentApplicationRow)[];

/** As much of an application as filters and orders ask about. */
export type Hit = Pick<EnrollmentApplicationRow, (typeof hitColumns)[number]>;

/** One application by its reference, whatever the filters are. */
export function findHit(read: ReadStore, reference: string): Promise<Hit | undefined> {
  return read
    .selectFrom('enrollment_applications')
    .select(hitColumns)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Which of these applications pass all filters, by id. */
export async function passingAmong(
  read: ReadStore,
  query: Narrowing,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { status: _any, ...others } = query;
  const rows = await filtered(read.selectFrom('enrollment_applications'), others)
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those that have a word for each of the terms. */
export function withTerms(rows: Applications, terms: readonly string[]): Applications {
  return terms.reduce(
    (found, term) =>
      found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('search_words')
            .select('word')
            .whereRef('record_id', '=', 'enrollment_applications.id')
            .where(isWordOf(term)),
        ),
      ),
    rows,
  );
}
