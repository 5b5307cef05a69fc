import { schoolDayCounter } from '#features/calendar/school-days.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';

/** In how many school days the school gave its first answer; the last group has no end. */
export const answerGroups = {
  1: { name: '0 or 1', most: 1 },
  2: { name: '2', most: 2 },
  3: { name: '3', most: 3 },
  5: { name: '4 or 5', most: 5 },
  more: { name: 'over 5', most: Number.POSITIVE_INFINITY },
} as const;

export type AnswerGroup = `${keyof typeof answerGroups}`;

/** In their order. */
export const answerGroupKeys = Object.keys(answerGroups) as AnswerGroup[];

export const isAnswerGroup = (text: string): text is AnswerGroup =>
  answerGroupKeys.some((one) => one === text);

/** The group in which so many school days stand. */
export function groupOf(days: number): AnswerGroup {
  return answerGroupKeys.find((key) => days <= answerGroups[key].most) ?? 'more';
}

export type DaysOff = Pick<SchoolCalendar, 'holidays' | 'breaks'>;

/** Counts the school days between an application and the first answer to it: none on the same day. */
export function answerDays(daysOff: DaysOff): (sent: PlainDate, answered: PlainDate) => number {
  const daysIn = schoolDayCounter(daysOff);
  return (sent, answered) => daysIn({ startsOn: addDays(sent, 1), endsOn: answered });
}
