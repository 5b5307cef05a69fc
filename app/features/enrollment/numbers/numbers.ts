import { addDays, type PlainDate, weekday } from '#lib/dates/plain-date.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { holdsPlace, waitsForPlace } from '../status/status-sets.ts';
import {
  type AnswerGroup,
  answerDays,
  answerGroupKeys,
  answerGroups,
  type DaysOff,
  groupOf,
} from './answer-groups.ts';
import { type CountedYear, type DayCount, type GradeNow, total } from './count-year.ts';

/** How many of a grade are in any of the statuses. */
export function countOf(
  { counts }: Pick<GradeNow, 'counts'>,
  statuses: readonly EnrollmentStatus[],
) {
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** How many places nobody has and nobody is offered; below zero where more were promised than there are. */
export function freePlaces(
  grade: Pick<GradeNow, 'counts' | 'beside' | 'places'>,
): number | undefined {
  if (grade.places === undefined) return undefined;
  return grade.places - grade.beside - countOf(grade, holdsPlace);
}

/** The places of all grades together; grades whose places nobody has entered are left out of `places` and `free`. */
export function sumOfPlaces(grades: readonly GradeNow[]) {
  const entered = grades.filter(({ places }) => places !== undefined);
  return {
    isEntered: entered.length > 0,
    places: entered.reduce((sum, { places = 0 }) => sum + places, 0),
    // What is promised too often in one grade is no place less in another.
    free: entered.reduce((sum, grade) => sum + Math.max(0, freePlaces(grade) ?? 0), 0),
    waiting: grades.reduce((sum, grade) => sum + countOf(grade, waitsForPlace), 0),
  };
}

/** The grades in which a place is free and somebody waits for one. */
export function gradesToFill<Grade extends GradeNow>(grades: readonly Grade[]): Grade[] {
  return grades.filter(
    (grade) => (freePlaces(grade) ?? 0) > 0 && countOf(grade, waitsForPlace) > 0,
  );
}

export interface Week {
  /** Its Monday. */
  startsOn: PlainDate;
  now: number;
  before: number;
}

const MOST_WEEKS = 10;

/**
 * What came in each week up to the one with `day`: from the first week in which anything came, at most ten. `before`
 * is what came in the same week of the year before, given by its own days.
 */
export function weeksUpTo(
  day: PlainDate,
  received: readonly DayCount[],
  receivedBefore: readonly DayCount[],
): Week[] {
  const last = mondayOf(day);
  const first = received.reduce((least, { day: one }) => (one < least ? one : least), day);
  const earliest = [mondayOf(first), addDays(last, -7 * (MOST_WEEKS - 1))].sort().at(-1) ?? last;
  const weeks: Week[] = [];
  for (let startsOn = earliest; startsOn <= last; startsOn = addDays(startsOn, 7)) {
    const then = addDays(startsOn, -52 * 7);
    weeks.push({
      startsOn,
      now: within(received, startsOn),
      before: within(receivedBefore, then),
    });
  }
  return weeks;
}

function within(received: readonly DayCount[], monday: PlainDate): number {
  const sunday = addDays(monday, 6);
  return total(received.filter(({ day }) => monday <= day && day <= sunday));
}

function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, -((weekday(day) + 6) % 7));
}

export interface FirstAnswers {
  groups: { key: AnswerGroup; name: string; count: number }[];
  /** Half of the families waited no longer; undefined while nobody has an answer. */
  median: number | undefined;
  /** Who has no answer yet. */
  unanswered: number;
}

/** How long families waited for the first answer, in school days. */
export function firstAnswers(answers: CountedYear['answers'], calendar: DaysOff): FirstAnswers {
  const daysBetween = answerDays(calendar);
  const waited = answers.flatMap(({ sent, answered, count }) =>
    answered === null ? [] : [{ days: daysBetween(sent, answered), count }],
  );
  const groups = answerGroupKeys.map((key) => ({
    key,
    name: answerGroups[key].name,
    count: total(waited.filter(({ days }) => groupOf(days) === key)),
  }));
  return {
    groups,
    median: medianOf(waited),
    unanswered: total(answers.filter(({ answered }) => answered === null)),
  };
}

function medianOf(waited: readonly { days: number; count: number }[]): number | undefined {
  const half = total(waited) / 2;
  let sum = 0;
  for (const { days, count } of waited.toSorted((one, other) => one.days - other.days)) {
    sum += count;
    if (sum >= half) return days;
  }
  return undefined;
}
