import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { suggestGroup } from './suggest-group.server.ts';
import { listWaiting } from './waiting-list.server.ts';

interface Asked {
  /** The references of the child's family. */
  family: readonly string[];
  today: PlainDate;
}

/** Where a child stands that has no answer yet, or waits; undefined for all others, and for a form that another goes on for. */
export async function findStanding(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  { family, today }: Asked,
) {
  const { isOurTurn, waitsForPlace } = enrollmentStatuses[row.status];
  if (row.same_child_as || !(isOurTurn || waitsForPlace)) return undefined;
  const list = waitsForPlace ? await listOfGrade(read, row) : [];
  const number = list.findIndex(({ id }) => id === row.id) + 1;
  const suggested = row.waits_as ? undefined : await suggestGroup(read, row, family, today);
  return {
    waitsAs: row.waits_as,
    appliedOn: row.applied_on,
    ...(number > 0 && { place: { number, of: list.length } }),
    ...(suggested && { suggested }),
  };
}

async function listOfGrade(read: ReadStore, row: EnrollmentApplicationRow) {
  const waiting = await listWaiting(read, row.enrollment_year);
  return waiting.filter(({ grade_level }) => grade_level === row.grade_level);
}
