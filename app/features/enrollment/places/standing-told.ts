import { dayOfStored, writtenDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { type Standing, waitingGroups } from './waiting-order.ts';

/** What a family reads of what its child's place on the waiting list goes by, and since when; nothing of any other child. */
export function standingTold(
  {
    applied_on,
    waits_as,
    waits_as_at,
  }: Pick<Standing, 'applied_on' | 'waits_as'> & { waits_as_at: string | null },
  status: EnrollmentStatus,
): string | undefined {
  if (!enrollmentStatuses[status].waitsForPlace) return undefined;
  const day = `Your day of application is ${writtenDate(applied_on)}.`;
  if (!waits_as || !waits_as_at) return day;
  const since = writtenDate(dayOfStored(waits_as_at));
  return `${day} Since ${since} your child’s group on the waiting list is: ${waitingGroups[waits_as].toLowerCase()}.`;
}
