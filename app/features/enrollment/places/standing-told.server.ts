import { dayOfStored, writtenDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { type RoundTold, roundTold } from '../rounds/round-told.server.ts';
import { sealInWords } from '../rounds/seal-in-words.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { drawnNumberTold, listNumberTold, type NumberTold } from './number/number-told.server.ts';
import { waitingGroups } from './waiting-order.ts';

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
  now: Date,
): Promise<StandingOfFamily | undefined> {
  const group = groupTold(row, status);
  const round = await roundTold(read, row, status, now);
  if (round) {
    const number = await drawnNumberTold(read, row, now);
    const sentences = [round.text, group, sealInWords(round.seal)];
    return { text: sentences.filter(Boolean).join(' '), page: round.page, ...number };
  }
  if (!enrollmentStatuses[status].waitsForPlace) return undefined;
  const day = `Your day of application is ${writtenDate(row.applied_on)}.`;
  const number = await listNumberTold(read, row, now);
  return { text: [day, group].filter(Boolean).join(' '), ...number };
}

function groupTold(
  { waits_as, waits_as_at }: Pick<EnrollmentApplicationRow, 'waits_as' | 'waits_as_at'>,
  status: EnrollmentStatus,
): string | undefined {
  if (!enrollmentStatuses[status].waitsForPlace || !waits_as || !waits_as_at) return undefined;
  const since = writtenDate(dayOfStored(waits_as_at));
  return `Since ${since} your child’s group on the waiting list is: ${waitingGroups[waits_as].toLowerCase()}.`;
}
