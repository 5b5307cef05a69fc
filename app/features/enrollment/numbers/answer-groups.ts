import { countSchoolDays } from '#features/calendar/school-days.ts';
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

/** The most days of the group before; -1 before the first. */
export function aboveDays(group: AnswerGroup): number {
  const before = answerGroupKeys[answerGroupKeys.indexOf(group) - 1];
  return before === undefined ? -1 : answerGroups[before].most;
}

export type DaysOff = Pick<SchoolCalendar, 'holidays' | 'breaks'>;

/** Applications of these days got an answer of the group on those; `until` is the day after the last. */
export interface AnswerWindow {
  sentFrom: PlainDate;
  sentUntil: PlainDate;
  /** Undefined where any day fits. */
  answeredFrom: PlainDate | undefined;
  answeredUntil: PlainDate | undefined;
}

/** Long enough for the six school days that the groups count, whatever breaks there are. */
const DAYS_AHEAD = 366;

/**
 * When an application that was sent between two days, both included, was answered in the time of the group. So a
 * database finds them that knows no holidays.
 */
export function windowsOf(
  group: AnswerGroup,
  { first, last }: { first: PlainDate; last: PlainDate },
  daysOff: DaysOff,
): AnswerWindow[] {
  const { most } = answerGroups[group];
  const above = aboveDays(group);
  const atSchool: PlainDate[] = [];
  for (let day = first, end = addDays(last, DAYS_AHEAD); day <= end; day = addDays(day, 1)) {
    if (countSchoolDays({ startsOn: day, endsOn: day }, daysOff) > 0) atSchool.push(day);
  }
  const windows: AnswerWindow[] = [];
  let next = 0;
  for (let sent = first; sent <= last; sent = addDays(sent, 1)) {
    while ((atSchool[next] ?? '9999') <= sent) next++;
    // The nth school day after it is the first day on which n were counted.
    const answeredFrom = above < 0 ? undefined : atSchool[next + above];
    const answeredUntil = atSchool[next + most];
    const before = windows.at(-1);
    const sentUntil = addDays(sent, 1);
    if (before && before.answeredFrom === answeredFrom && before.answeredUntil === answeredUntil) {
      before.sentUntil = sentUntil;
    } else windows.push({ sentFrom: sent, sentUntil, answeredFrom, answeredUntil });
  }
  return windows;
}
