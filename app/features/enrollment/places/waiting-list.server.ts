import type { ReadStore } from '#lib/store/store.server.ts';
import { withDrawn } from '../rounds/drawn-order.server.ts';
import { waitsForPlace } from '../status/status-sets.ts';
import '../tables.server.ts';
import type { Criteria } from './criteria.ts';
import { inWaitingOrder } from './waiting-order.ts';

/** Everybody who waits for that year, in the order of each list; `criteria` are those of the school. */
export async function listWaiting(read: ReadStore, year: string, criteria: Criteria) {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'grade_level', 'student_first_name', 'student_last_name'])
    .select(['waits_as', 'applied_on', 'lot', 'enrollment_year'])
    .where('status', 'in', waitsForPlace)
    .where('same_child_as', 'is', null)
    .where('enrollment_year', '=', year)
    .execute();
  return inWaitingOrder(await withDrawn(read, rows, criteria));
}
