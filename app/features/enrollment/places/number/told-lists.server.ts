import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { withDrawn } from '../../rounds/drawn-order.server.ts';
import type { Criteria } from '../criteria.ts';
import { inWaitingOrder, type Ranked } from '../waiting-order.ts';
import { type OnList, onList, type ToldStep } from './course.ts';
import '../../tables.server.ts';

interface OfGrade {
  year: string;
  grade: string;
}

/** What the families of a grade have been told by then of where they stand, by reference. */
export async function listToldSteps(
  read: ReadStore,
  { year, grade }: OfGrade,
  now: Date,
): Promise<Map<string, ToldStep[]>> {
  const trusted = await findTrustedNow(read, now);
  const rows = await read
    .selectFrom('case_statuses as reached')
    .innerJoin('enrollment_applications as one', 'one.reference', 'reached.reference')
    .select(['reached.reference', 'reached.status', 'reached.tell_at as at'])
    .where('one.enrollment_year', '=', year)
    .where('one.grade_level', '=', grade)
    .where('one.same_child_as', 'is', null)
    .where('reached.tell_at', '<=', trusted.toISOString())
    .orderBy('reached.number')
    .execute();
  const steps = new Map<string, ToldStep[]>();
  for (const { reference, status, at } of rows) {
    const before = steps.get(reference) ?? [];
    steps.set(reference, [...before, { status: status as EnrollmentStatus, at }]);
  }
  return steps;
}

/** Everybody who waits or has waited for a place in the grade, in the order of the list; `criteria` are those of the school. */
export async function listEverWaiting(
  read: ReadStore,
  { year, grade }: OfGrade,
  { criteria, now }: { criteria: Criteria; now: Date },
): Promise<(OnList & Ranked)[]> {
  const steps = await listToldSteps(read, { year, grade }, now);
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'grade_level', 'waits_as', 'applied_on', 'lot', 'enrollment_year'])
    .where('enrollment_year', '=', year)
    .where('grade_level', '=', grade)
    .where('same_child_as', 'is', null)
    .execute();
  const waiting = rows.flatMap((row) => {
    const waits = onList(steps.get(row.reference) ?? []);
    return waits ? [{ ...row, ...waits }] : [];
  });
  return inWaitingOrder(await withDrawn(read, waiting, criteria));
}
