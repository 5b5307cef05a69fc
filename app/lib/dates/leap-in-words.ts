import type { ClockLeap } from './clock-leap.ts';
import { dayInLusaka, dayMonthYear } from './plain-date.ts';

/** What the clock of the server has done, for somebody who looks at a calendar beside it. */
export function leapInWords({ from, to }: ClockLeap): string {
  const [before, after] = [from, to].map((instant) => dayMonthYear(dayInLusaka(new Date(instant))));
  return to > from
    ? `The website last ran on ${before}, and its clock now says ${after}.`
    : `The website’s clock has gone back from ${before} to ${after}.`;
}
