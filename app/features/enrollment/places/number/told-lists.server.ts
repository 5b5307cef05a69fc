import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { withDrawn } from '../../rounds/drawn-order.server.ts';
import { stepsInYear } from '../../second-chance/carried-over.ts';
import type { FactsOfStatus } from '../../status/status-history.server.ts';
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
  const forms = await listFormsIn(read, { year, grade });
  const rows = await read
    .selectFrom('case_statuses as reached')
    .innerJoin('enrollment_applications as one', 'one.reference', 'reached.reference')
    .select(['reached.reference', 'reached.status', 'reached.tell_at as at', 'reached.facts'])
    .where('one.enrollment_year', '>=', year)
    .where('one.grade_level', '=', grade)
    .where('one.same_child_as', 'is', null)
    .orderBy('reached.number')
    .execute();
  const reached = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) reached.set(row.reference, [...(reached.get(row.reference) ?? []), row]);
  return new Map(
    forms.flatMap(({ reference, isIn }) => {
      const all = (reached.get(reference) ?? []).map((row) => ({ ...row, ...carriedIn(row) }));
      const steps = stepsInYear(all, { now: isIn, year })
        .filter(({ at }) => at <= trusted.toISOString())
        .map(({ status, at }) => ({ status: status as EnrollmentStatus, at }));
      return steps.length > 0 ? [[reference, steps]] : [];
    }),
  );
}

const carriedIn = ({ facts }: { facts: string }) =>
  JSON.parse(facts) as Pick<Partial<FactsOfStatus>, 'carriedFrom'>;

/**
 * The forms of a grade that are in a year, and those that were in it before the office took them over into a later one,
 * each with that year and the lot that it has in it. `isIn` is the year in which it is today.
 */
export async function listFormsIn(read: ReadStore, { year, grade }: OfGrade) {
  const forms = await read
    .selectFrom('enrollment_applications as one')
    .select(['reference', 'grade_level', 'waits_as', 'waits_as_at', 'applied_on', 'lot'])
    .select('enrollment_year as isIn')
    .where('grade_level', '=', grade)
    .where('same_child_as', 'is', null)
    .where('enrollment_year', '>=', year)
    .execute();
  const left = await read
    .selectFrom('case_statuses')
    .select(['reference', 'facts'])
    .where('reference', 'in', [
      ...forms.filter(({ isIn }) => isIn !== year).map(({ reference }) => reference),
      '',
    ])
    .where('facts', 'like', `%"carriedFrom":{"year":"${year}"%`)
    .execute();
  const before = new Map(left.map((row) => [row.reference, carriedIn(row).carriedFrom]));
  return forms.flatMap((form) => {
    const carried = before.get(form.reference);
    if (form.isIn !== year && !carried) return [];
    return [{ ...form, enrollment_year: year, lot: carried?.lot ?? form.lot }];
  });
}

/** Everybody who waits or has waited for a place in the grade, in the order of the list; `criteria` are those of the school. */
export async function listEverWaiting(
  read: ReadStore,
  { year, grade }: OfGrade,
  { criteria, now }: { criteria: Criteria; now: Date },
): Promise<(OnList & Ranked)[]> {
  const steps = await listToldSteps(read, { year, grade }, now);
  const forms = await listFormsIn(read, { year, grade });
  const waiting = forms.flatMap((row) => {
    const waits = onList(steps.get(row.reference) ?? []);
    return waits ? [{ ...row, ...waits }] : [];
  });
  return inWaitingOrder(await withDrawn(read, waiting, criteria));
}
