import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { isInRound } from '../rounds/held-decisions.server.ts';
import { stateOf, waitsForDraw } from '../rounds/round.ts';
import { numbersOf } from '../rounds/round-told.server.ts';
import { findRound, type Round } from '../rounds/rounds.server.ts';
import { ticketsOf } from '../rounds/tickets.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { type Criteria, groupOf, groupsIn } from './criteria.ts';
import { suggestGroup } from './suggest-group.server.ts';
import { listWaiting } from './waiting-list.server.ts';

interface Asked {
  /** Of the school. */
  criteria: Criteria;
  /** The references of the child's family. */
  family: readonly string[];
  now: Date;
}

/** Where a child stands that has no answer yet, or waits; undefined for all others, and for a form that another goes on for. */
export async function findStanding(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  { criteria: school, family, now }: Asked,
) {
  const { isOurTurn, waitsForPlace } = enrollmentStatuses[row.status];
  if (row.same_child_as || !(isOurTurn || waitsForPlace)) return undefined;
  const list = waitsForPlace ? await listOfGrade(read, row, school) : [];
  const number = list.findIndex(({ id }) => id === row.id) + 1;
  const round = await roundOf(read, row);
  const criteria = round?.agreedAt ? round.criteria : school;
  const asked = { family, groups: criteria.groups, today: dayInLusaka(now) };
  const suggested = row.waits_as ? undefined : await suggestGroup(read, row, asked);
  return {
    waitsAs: row.waits_as,
    appliedOn: row.applied_on,
    /** The group that it counts in, and all that count. */
    group: groupOf(row, criteria),
    groups: groupsIn(criteria),
    isByLot: criteria.within === 'lot',
    ...(number > 0 && { place: { number, of: list.length } }),
    ...(suggested && { suggested }),
    ...(round && (await inRound(read, round, row, now))),
  };
}

async function listOfGrade(read: ReadStore, row: EnrollmentApplicationRow, criteria: Criteria) {
  const waiting = await listWaiting(read, row.enrollment_year, criteria);
  return waiting.filter(({ grade_level }) => grade_level === row.grade_level);
}

/** The round that has a place for the child's grade. */
async function roundOf(
  read: ReadStore,
  { enrollment_year: year, grade_level: grade }: EnrollmentApplicationRow,
): Promise<Round | undefined> {
  const round = await findRound(read, year);
  return round && isInRound(round, grade) ? round : undefined;
}

/** Of a child in a round: its ticket, the day of the draw while that is ahead, and after it the number that its family reads. */
async function inRound(
  read: ReadStore,
  round: Round,
  { enrollment_year: year, grade_level: grade, lot }: EnrollmentApplicationRow,
  now: Date,
): Promise<{ ticket?: string; drawOn?: PlainDate; drawn?: { number: number; of: number } }> {
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
