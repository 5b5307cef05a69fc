import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';

interface Asking {
  school: string;
  schoolYear: string;
  lastDay: PlainDate;
  phone: string;
  /** The address at which a family with an application answers. */
  page: string;
}

/**
 * The texts for a phone, for a family with an application and for one that the school knows by a spreadsheet only. They
 * name no child, because a phone is often a whole family's.
 */
export function textsToAsk({ school, schoolYear, lastDay, phone, page }: Asking) {
  const asks = `${school}: does your child come back in ${schoolYear}?`;
  const by = dayMonthYear(lastDay);
  const silence = 'If we hear nothing, it is not a yes.';
  return {
    applied: `${asks} Please answer by ${by} at ${page} with your reference and the birth date, or call ${phone}. ${silence}`,
    others: `${asks} Please call ${phone} by ${by}. ${silence}`,
  };
}
