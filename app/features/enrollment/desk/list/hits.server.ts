import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';
import { filtered, type Narrowing } from './list-filters.server.ts';

export const hitColumns = [
  ...(['id', 'reference', 'submitted_at', 'status', 'grade_level', 'enrollment_year'] as const),
  ...(['student_first_name', 'student_last_name', 'waits_as', 'applied_on', 'lot'] as const),
] satisfies (keyof EnrollmentApplicationRow)[];

/** As much of an application as filters and orders ask about. */
export type Hit = Pick<EnrollmentApplicationRow, (typeof hitColumns)[number]>;

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
