import { dayOfStored, writtenDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { type RoundTold, roundTold } from '../rounds/round-told.server.ts';
import { sealInWords } from '../rounds/seal-in-words.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type Criteria, groupOf, waitingGroups } from './criteria.ts';
import { drawnNumberTold, listNumberTold, type NumberTold } from './number/number-told.server.ts';

export type StandingOfFamily = Pick<RoundTold, 'text'> &
  Partial<Pick<RoundTold, 'page'> & NumberTold>;

/**
 * What a family reads of what its child's place on the waiting list goes by, and since when; of a child in a round its
 * ticket, and after the draw its number; what that meant in the years before, and why it is another one now. Nothing of
 * who the others are.
 */
export async function standingTold(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  status: EnrollmentStatus,
  { criteria: school, now }: { criteria: Criteria; now: Date },
): Promise<StandingOfFamily | undefined> {
  const round = await roundTold(read, row, status, now);
  if (round) {
    const group = groupTold(row, status, round.criteria);
    const number = await drawnNumberTold(read, row, now);
    const sentences = [round.text, group, sealInWords(round.seal)];
    return { text: sentences.filter(Boolean).join(' '), page: round.page, ...number };
  }
  if (!enrollmentStatuses[status].waitsForPlace) return undefined;
  const group = groupTold(row, status, school);
  const day =
    school.within === 'day'
      ? `Your day of application is ${writtenDate(row.applied_on)}.`
      : `On this list the day and the hour of an application do not count. The order ${school.groups.length > 0 ? 'in a group ' : ''}is random.`;
  const number = await listNumberTold(read, row, { criteria: school, now });
  return { text: [day, group].filter(Boolean).join(' '), ...number };
}

function groupTold(
  { waits_as, waits_as_at }: Pick<EnrollmentApplicationRow, 'waits_as' | 'waits_as_at'>,
  status: EnrollmentStatus,
  criteria: Criteria,
): string | undefined {
  if (!enrollmentStatuses[status].waitsForPlace || !waits_as || !waits_as_at) return undefined;
  if (groupOf({ waits_as }, criteria) !== waits_as) return undefined;
  const since = writtenDate(dayOfStored(waits_as_at));
  return `Since ${since} your child’s group on the waiting list is: ${waitingGroups[waits_as].toLowerCase()}.`;
}
