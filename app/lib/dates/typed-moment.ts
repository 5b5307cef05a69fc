import * as v from 'valibot';
import { readClockTimes } from './clock-times.ts';
import { isRealDate, type PlainDate, startInLusaka } from './plain-date.ts';

const WRITE_IT_LIKE = 'Write the time like 10:00 AM or 2:30 PM';

const TYPED = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i;
/** From then on in the morning, and through noon, an hour needs no AM or PM. */
const [FIRST_CLEAR_HOUR, NOON] = [7, 12];

/**
 * `2:30 PM` of what people type, such as `2.30pm`, `14:30` or `10:15`; undefined where it may be two times of the day, such
 * as `2:30`, and of anything else.
 */
function readTime(typed: string): string | undefined {
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

/** A day that the office types. */
export const typedDay = v.pipe(
  v.string(),
  v.maxLength(10, 'Write the day like 4 Feb 2027'),
  v.check(isRealDate, 'Write the day like 4 Feb 2027'),
);

/** A time of the day that the office types; what comes out is like `2:30 PM`. */
export const typedTime = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(20, WRITE_IT_LIKE),
  v.check((time) => readTime(time) !== undefined, WRITE_IT_LIKE),
  v.transform((time) => readTime(time) ?? time),
);

const MINUTE_MS = 60_000;

/** `14:30` of `2:30 PM`: on a clock of 24 hours. */
export const clockOf = (time: string) => readClockTimes(time)?.startsAt ?? '00:00';

/** The instant of a time, such as `2:30 PM`, on a day in Lusaka. */
export function momentOf(day: PlainDate, time: string): Date {
  const [hours = 0, minutes = 0] = clockOf(time).split(':').map(Number);
  return new Date(startInLusaka(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
