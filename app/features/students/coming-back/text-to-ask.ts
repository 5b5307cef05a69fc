import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';

/** A text for a phone. It names no child, because a phone is often a whole family's. */
export function textToAsk({
  school,
  schoolYear,
  lastDay,
  phone,
}: {
  school: string;
  schoolYear: string;
  lastDay: PlainDate;
  phone: string;
}): string {
  return [
    `${school}: does your child come back in ${schoolYear}?`,
    `Please answer YES, NO or NOT SURE by ${dayMonthYear(lastDay)}, or call ${phone}.`,
    'If we hear nothing, it is not a yes.',
  ].join(' ');
}
