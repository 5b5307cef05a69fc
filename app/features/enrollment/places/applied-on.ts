import { addDays, dayInLusaka, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';

/** So long before its form arrived a family may have pressed Submit, where the line was down. */
const DAYS_ON_THE_WAY = 7;
/** A device that says more than this has a wrong clock: it begins at some year of its own when its battery was empty. */
const DAYS_OF_A_RIGHT_CLOCK = 30;
/** So long a form on paper may have lain before it is typed in. */
const DAYS_ON_PAPER = 366;

/**
 * The day of application of a form that was sent: the one on which Submit was pressed, by the device, never after it
 * arrived and at most seven days before. Without that day, or with one that no right clock says, the day it arrived.
 */
export function appliedOn(pressedAt: string | undefined, arrivedAt: Date): PlainDate {
  const arrived = dayInLusaka(arrivedAt);
  const pressed = new Date(pressedAt ?? '');
  if (Number.isNaN(pressed.getTime()) || pressed >= arrivedAt) return arrived;
  const day = dayInLusaka(pressed);
  if (day < addDays(arrived, -DAYS_OF_A_RIGHT_CLOCK)) return arrived;
  const earliest = addDays(arrived, -DAYS_ON_THE_WAY);
  return day < earliest ? earliest : day;
}

/** Why a day cannot be the day of application of a form that arrived, or was typed in from paper, on another. */
export function refuseAppliedOn(
  day: PlainDate,
  { arrivedOn, isOnPaper }: { arrivedOn: PlainDate; isOnPaper: boolean },
): string | undefined {
  if (day > arrivedOn)
    return `The form was here on ${dayMonthYear(arrivedOn)}. Choose that day or an earlier one.`;
  const earliest = addDays(arrivedOn, -(isOnPaper ? DAYS_ON_PAPER : DAYS_ON_THE_WAY));
  if (day >= earliest) return undefined;
  return `This is too early. Choose ${dayMonthYear(earliest)} or a later day.`;
}
