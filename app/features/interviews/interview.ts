import * as v from 'valibot';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import {
  isRealDate,
  type PlainDate,
  startInLusaka,
  weekdayAndDate,
} from '#lib/dates/plain-date.ts';
import { weekdayShort } from '#lib/dates/short-instant.ts';
import { typedWords } from '#lib/text/typed-schema.ts';

/** When and where a candidate or a family is met, as it is written down with the status. */
export interface Interview {
  on: PlainDate;
  /** `10:00 AM` */
  time: string;
  place: string;
  /** How often it was changed; a calendar takes the newest. */
  sequence: number;
  isCalledOff?: true;
}

const PLACE_LIMIT = 200;

const WRITE_IT_LIKE = 'Write the time like 10:00 AM or 2:30 PM';

const TYPED = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i;
/** From then on in the morning, and through noon, an hour needs no AM or PM. */
const [FIRST_CLEAR_HOUR, NOON] = [7, 12];

/**
 * `2:30 PM` of what people type, such as `2.30pm`, `14:30` or `10:15`; undefined where it may be two times of the day, such
 * as `2:30`, and of anything else.
 */
export function readTime(typed: string): string | undefined {
  const [, hourTyped, minute = '00', half] = TYPED.exec(typed.trim()) ?? [];
  const hour = Number(hourTyped);
  if (!hourTyped || Number(minute) > 59) return undefined;
  if (half)
    return 1 <= hour && hour <= NOON ? `${hour}:${minute} ${half.toUpperCase()}M` : undefined;
  if (!/[:.]/.test(typed) || hour < FIRST_CLEAR_HOUR || hour > 23) return undefined;
  return hour > NOON
    ? `${hour - NOON}:${minute} PM`
    : `${hour}:${minute} ${hour === NOON ? 'PM' : 'AM'}`;
}

/** What the office says of it. */
export const interviewFields = {
  on: v.pipe(
    v.string(),
    v.maxLength(10, 'Write the day like 4 Feb 2027'),
    v.check(isRealDate, 'Write the day like 4 Feb 2027'),
  ),
  time: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(20, WRITE_IT_LIKE),
    v.check((time) => readTime(time) !== undefined, WRITE_IT_LIKE),
    v.transform((time) => readTime(time) ?? time),
  ),
  place: typedWords('The place', PLACE_LIMIT, 'Say where the interview is'),
};

const MINUTE_MS = 60_000;

/** `14:30`, on a clock of 24 hours. */
export function clockOf({ time }: Pick<Interview, 'time'>): string {
  return readClockTimes(time)?.startsAt ?? '00:00';
}

/** The instant at which it begins. */
export function beginsAt({ on, time }: Pick<Interview, 'on' | 'time'>): Date {
  const [hours = 0, minutes = 0] = clockOf({ time }).split(':').map(Number);
  return new Date(startInLusaka(on).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

/** Whether they are still expected at that hour. */
export function isAhead(interview: Interview | undefined, now: Date): interview is Interview {
  return interview !== undefined && !interview.isCalledOff && beginsAt(interview) > now;
}

/** `Mon, 30 November, 10:00 AM, School office`, as the office reads it. */
export function interviewAtDesk(interview: Interview, today: PlainDate): string {
  return `${weekdayShort(interview.on, today)}, ${clockAndPlace(interview)}`;
}

/** As whoever is invited reads it: `Monday, November 30, 2026, 10:00 AM, School office` */
export function interviewInWords(interview: Interview): string {
  return `${weekdayAndDate(interview.on)}, ${clockAndPlace(interview)}`;
}

/** As a copy of a record tells of its interviews: what became of each, and when it was to be. */
export function writtenInterviews(
  statuses: readonly { interview?: Interview }[],
): [string, string][] {
  return statuses.flatMap(({ interview }): [string, string][] =>
    interview
      ? [[interview.isCalledOff ? 'Called off' : 'Agreed', interviewInWords(interview)]]
      : [],
  );
}

/** `10:00 AM, School office` */
export const clockAndPlace = ({ time, place }: Interview) => `${time}, ${place}`;

/** What takes the place of the words of the status for whoever is invited to an interview that is ahead. */
export const toldOfInterview = (interview: Interview) => ({
  meaning: `You are invited to an interview: ${interviewInWords(interview)}.`,
  awaited: 'You and the school: we meet on that day. Call us if you cannot come.',
});
