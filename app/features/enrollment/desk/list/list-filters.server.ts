import type { Cases } from '#desk/cases/case-list.server.ts';
import { addDays, startInLusaka } from '#lib/dates/plain-date.ts';
import { undecided } from '../../status/status-sets.ts';
import type { ApplicationFilter } from './application-list.ts';
import type { LookedUp } from './look-up.server.ts';
import '../../tables.server.ts';

type Applications = Cases<'enrollment_applications'>;

/** What the list is narrowed to beside words and status; of two applications of one child the one that leads. */
export function narrowed(
  found: Applications,
  { grade, year, since, until, isUndecided, by, ids }: LookedUp,
): Applications {
  let passing = found.where('same_child_as', 'is', null);
  if (grade) passing = passing.where('grade_level', '=', grade);
  if (year) passing = passing.where('enrollment_year', '=', year);
  if (since) passing = passing.where('submitted_at', '>=', startInLusaka(since).toISOString());
  if (until)
    passing = passing.where('submitted_at', '<', startInLusaka(addDays(until, 1)).toISOString());
  if (isUndecided) passing = passing.where('status', 'in', undecided);
  if (by) passing = passing.where('entered_by', by === 'paper' ? 'is not' : 'is', null);
  if (ids) passing = passing.where('id', 'in', [...ids, '']);
  return passing;
}

/** Whether how many there are in each status can be counted along the indexes, which know grade, year, time and status. */
export const isCountedByIndex = ({ q, waits, by, answered }: ApplicationFilter) =>
  ![q, waits, by, answered].some(Boolean);
