import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { isInRound } from '../rounds/held-decisions.server.ts';
import { stateOf, waitsForDraw } from '../rounds/round.ts';
import { numbersOf } from '../rounds/round-told.server.ts';
import { findRound } from '../rounds/rounds.server.ts';
import { ticketsOf } from '../rounds/tickets.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { suggestGroup } from './suggest-group.server.ts';
import { listWaiting } from './waiting-list.server.ts';

interface Asked {
  /** The references of the child's family. */
  family: readonly string[];
  now: Date;
}

/** Where a child stands that has no answer yet, or waits; undefined for all others, and for a form that another goes on for. */
export async function findStanding(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  { family, now }: Asked,
) {
  const { isOurTurn, waitsForPlace } = enrollmentStatuses[row.status];
  if (row.same_child_as || !(isOurTurn || waitsForPlace)) return undefined;
  const list = waitsForPlace ? await listOfGrade(read, row) : [];
  const number = list.findIndex(({ id }) => id === row.id) + 1;
  const suggested = row.waits_as
    ? undefined
    : await suggestGroup(read, row, family, dayInLusaka(now));
  return {
    waitsAs: row.waits_as,
    appliedOn: row.applied_on,
    ...(number > 0 && { place: { number, of: list.length } }),
    ...(suggested && { suggested }),
    ...(await inRound(read, row, now)),
  };
}

async function listOfGrade(read: ReadStore, row: EnrollmentApplicationRow) {
  const waiting = await listWaiting(read, row.enrollment_year);
  return waiting.filter(({ grade_level }) => grade_level === row.grade_level);
}

/** Of a child in a round: its ticket, the day of the draw while that is ahead, and after it the number that its family reads. */
async function inRound(
  read: ReadStore,
  { enrollment_year: year, grade_level: grade, lot }: EnrollmentApplicationRow,
  now: Date,
): Promise<{ ticket?: string; drawOn?: PlainDate; drawn?: { number: number; of: number } }> {
  const round = await findRound(read, year);
  if (!round || !isInRound(round, grade)) return {};
  const state = stateOf(round, now);
  const ticket = (await ticketsOf(read, year, [lot])).get(lot);
  const numbers = (await numbersOf(read, round, grade)).now;
  const number = numbers.findIndex((one) => one.ticket === ticket) + 1;
  return {
    ...(ticket && { ticket }),
    ...(number > 0 && { drawn: { number, of: numbers.length } }),
    ...(waitsForDraw(state) && { drawOn: dayInLusaka(new Date(round.drawAt)) }),
  };
}
