import type { Content } from '#features/content/schemas.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';

const YEARS_AHEAD = 3;

/** Where the office has set no day: from September 1st a family that asks for a place means next year. */
const NEXT_YEAR_FROM = '09-01';

/** A phone may keep an application for this long before it finds a connection; its year must still be taken. */
const DELIVERY_GRACE_DAYS = 30;

/** What the enrollment form offers on one day in Lusaka, and which answer stands in it. */
export interface ApplicationDay {
  today: PlainDate;
  /** The years that a family can choose, in order. */
  years: string[];
  /** The one that most families mean. */
  usualYear: string;
  /** The last day of the last term of the year that runs, where the school has published it. */
  endsOn?: PlainDate | undefined;
  /** The classes of the school with their ages, for every year. */
  classes: Content['enrollment']['classes'];
  /** Years that are not offered any more but taken from a phone that could not send before. */
  lateYears?: string[];
}

type Years = Pick<Content, 'school' | 'calendar' | 'enrollment'>;

/**
 * The year that runs, until its last term ends, and the three after it; none before the school's first (decision 46).
 * A year whose terms are not published runs until December 31st.
 */
export function applicationDay(content: Years, today: PlainDate): ApplicationDay {
  const endsOn = lastDayOf(content, today.slice(0, 4));
  const years = yearsOffered(content, today);
  const meant = String(Number(today.slice(0, 4)) + (today < nextYearFrom(content, today) ? 0 : 1));
  return {
    today,
    years,
    usualYear: years.find((year) => year >= meant) ?? meant,
    classes: content.enrollment.classes,
    ...(endsOn && endsOn >= today && { endsOn }),
  };
}

/** The same for what reaches the server, which may have waited on a phone since its year was still offered. */
export function deliveryDay(content: Years, today: PlainDate): ApplicationDay {
  const day = applicationDay(content, today);
  const before = yearsOffered(content, addDays(today, -DELIVERY_GRACE_DAYS));
  return { ...day, lateYears: before.filter((year) => !day.years.includes(year)) };
}

export function isTaken(year: string, { years, lateYears = [] }: ApplicationDay): boolean {
  return years.includes(year) || lateYears.includes(year);
}

/** Whether it was offered once and can no longer be chosen. */
export function isYearOver(year: string, { years: [first = ''] }: ApplicationDay): boolean {
  return /^\d{4}$/.test(year) && year < first;
}

function yearsOffered(content: Years, today: PlainDate): string[] {
  const first = content.school.openingDay.slice(0, 4);
  const thisYear = today.slice(0, 4);
  const hasEnded = today > (lastDayOf(content, thisYear) ?? `${thisYear}-12-31`);
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(Number(thisYear) + ahead))
    .filter((year) => year >= first)
    .filter((year) => year !== thisYear || !hasEnded);
}

function lastDayOf({ calendar }: Years, year: string): PlainDate | undefined {
  return calendar.terms
    .map(({ endsOn }) => endsOn)
    .filter((endsOn) => endsOn.startsWith(year))
    .sort()
    .at(-1);
}

function nextYearFrom({ calendar }: Years, today: PlainDate): PlainDate {
  const year = today.slice(0, 4);
  const { nextYearFrom: set } = calendar;
  return set?.startsWith(year) ? set : `${year}-${NEXT_YEAR_FROM}`;
}
