import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { findTyped, forgetText, keepTyped } from '#requests/kept-text.ts';

const PILE = 'paper forms';

/** The day on which the forms of a pile were handed in: what was typed today for the form before, or before a reload; else today. */
export function dayOfPile(today: PlainDate): PlainDate {
  const { day, typedOn } = findTyped(PILE) ?? {};
  return day && typedOn === today ? day : today;
}

export function keepDayOfPile(day: string, today: PlainDate): void {
  keepTyped(PILE, isRealDate(day) ? { day, typedOn: today } : undefined);
}

/** The pile is done. */
export function forgetDayOfPile(): void {
  forgetText(PILE);
}
