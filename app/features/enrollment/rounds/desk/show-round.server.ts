import type { StaffIn } from '#desk/require-room.server.ts';
import type { Grade } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { findLeap } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import { countPlaces } from '../../places/count-places.server.ts';
import { type Criteria, criteriaOf, groupOf } from '../../places/criteria.ts';
import { placesLeft } from '../../places/places.ts';
import { inWaitingOrder } from '../../places/waiting-order.ts';
import { listDrawnForms } from '../children-of-draw.server.ts';
import { isInTime, listInRound, oncePerChild } from '../freeze-list.server.ts';
import { countHeldDecisions } from '../held-decisions.server.ts';
import { stateOf } from '../round.ts';
import { findRound, type Round } from '../rounds.server.ts';
import type { RoundServices } from './change-round.server.ts';

export type ShownRound = Awaited<ReturnType<typeof showRound>>;
export type RoundAtDesk = NonNullable<ShownRound['round']>;

/** The round of a year as the office works on it; without a year, of the usual one. */
export async function showRound(
  _staff: StaffIn<'enrollment'>,
  { store: { read }, content }: Pick<RoundServices, 'store' | 'content'>,
  { years, usualYear }: ApplicationDay,
  { year: asked, grade }: { year: string; grade: string },
  now: Date,
) {
  const year = /^\d{4}$/.test(asked) ? asked : usualYear;
  const counts = await countPlaces(read, content, [year], dayInLusaka(now));
  const round = await findRound(read, year);
  return {
    year,
    years: [...new Set([...years, year])].sort(),
    /** How many places are free by grade, where somebody has written how many there are. */
    free: counts.map((count) => {
      const left = placesLeft(count);
      return {
        grade: count.grade as Grade,
        free: left === undefined ? undefined : Math.max(0, left),
      };
    }),
    /** While nobody has said that the clock is right, the round stands still. */
    leap: await findLeap(read, now),
    round:
      round && (await atDesk(read, asPrepared(round, criteriaOf(content.enrollment)), grade, now)),
  };
}

/** Until somebody says yes to a round, what the school says today stands in it. */
const asPrepared = (round: Round, criteria: Criteria): Round =>
  round.agreedAt ? round : { ...round, criteria };

async function atDesk(read: ReadStore, round: Round, grade: string, now: Date) {
  const { list, opened, ...said } = round;
  const state = stateOf(round, now);
  const waiting = oncePerChild(await listInRound(read, round), round.criteria);
  const inTime = waiting.filter((form) => isInTime(form, round.closesAt));
  const shown = round.places.find((one) => one.grade === grade) ?? round.places[0];
  return {
    ...said,
    state,
    /** Of the list once it is frozen; before that of all who are here. */
    children: round.frozenAt ? list.length : inTime.length,
    onPaper: inTime.filter(({ entered_by }) => entered_by !== null).length,
    /** Groups that nobody has confirmed count as everybody else. */
    held: await countHeldDecisions(read, round),
    ...(opened && { opened }),
    ...(opened && shown && { order: await listOrder(read, round, shown.grade) }),
  };
}

/** The children of a grade in the order of the draw, with the line under the last place. */
async function listOrder(read: ReadStore, round: Round, grade: Grade) {
  // By child, as the published order: else the office would count other numbers than everybody.
  const inOrder = inWaitingOrder(
    oncePerChild(await listDrawnForms(read, round, grade), round.criteria),
  );
  const ofGrade = round.places.find((one) => one.grade === grade);
  return {
    grade,
    /** So many places the draw gives: those that are kept are the head's. */
    places: (ofGrade?.places ?? 0) - (ofGrade?.kept ?? 0),
    children: inOrder.map((row) => ({
      reference: row.reference,
      child: `${row.student_first_name} ${row.student_last_name}`,
      group: groupOf(row, round.criteria),
      ticket: row.ticket,
      isLate: row.drawn.isLate,
      status: row.status,
    })),
  };
}
