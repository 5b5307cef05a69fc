import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

/** How far the dates of a year are: nobody but the office sees a draft; a provisional date says that it may still change. */
export type YearState = SchoolCalendar['years'][number]['state'];

type Years = Pick<SchoolCalendar, 'years'>;

/** Undefined for a year that the school has not entered. */
export function stateOfYear({ years }: Years, year: number): YearState | undefined {
  return years.find((one) => one.year === year)?.state;
}

/** Whether pages show that year. */
export function isShownYear(calendar: Years, year: number): boolean {
  return shownYears(calendar).includes(year);
}

/** In order; drafts are not among them. */
export function shownYears({ years }: Years): number[] {
  return years
    .filter(({ state }) => state !== 'draft')
    .map(({ year }) => year)
    .sort((one, other) => one - other);
}

/**
 * The year that pages show on that day: its own, else the last one before it, else the first to come. The turn of the
 * year needs nobody.
 */
export function currentYear(calendar: Years, today: PlainDate): number {
  const thisYear = Number(today.slice(0, 4));
  const shown = shownYears(calendar);
  return shown.filter((year) => year <= thisYear).at(-1) ?? shown[0] ?? thisYear;
}

/** The year that pages show besides the current one, once its dates are provisional or published. */
export function nextYear(calendar: Years, current: number): number | undefined {
  return isShownYear(calendar, current + 1) ? current + 1 : undefined;
}

/** From this day of a year families look for the dates of the next one. */
const LOOKED_FOR_FROM = '10-01';

/** A year whose dates families look for by now and that is not shown yet. */
export function missingYear(calendar: Years, today: PlainDate): number | undefined {
  const thisYear = Number(today.slice(0, 4));
  const lookedFor = today.slice(5) < LOOKED_FOR_FROM ? [thisYear] : [thisYear, thisYear + 1];
  return lookedFor.find((year) => !isShownYear(calendar, year));
}

/** The content with another year as the one that its calendar shows. */
export function inYear<Part extends { calendar: SchoolCalendar }>(
  content: Part,
  year: number,
): Part {
  return { ...content, calendar: { ...content.calendar, year } };
}

type Dates = Pick<SchoolCalendar, 'terms' | 'breaks' | 'holidays'>;

/** The calendar as visitors may read it: no term, break or holiday that begins in a draft year. */
export function withoutDrafts<Calendar extends Years & Dates>(calendar: Calendar): Calendar {
  const { terms, breaks, holidays } = calendar;
  const isShown = (day: PlainDate) => stateOfYear(calendar, Number(day.slice(0, 4))) !== 'draft';
  return {
    ...calendar,
    terms: terms.filter(({ startsOn }) => isShown(startsOn)),
    breaks: breaks.filter(({ startsOn }) => isShown(startsOn)),
    holidays: holidays.filter(({ on }) => isShown(on)),
  };
}

const contents = new WeakMap<Content, Content>();

/**
 * The content as visitors may read it, with the year that its calendar shows on that day and without drafts. The same
 * object until that year is another.
 */
export function contentOn(content: Content, today: PlainDate): Content {
  const year = currentYear(content.calendar, today);
  const known = contents.get(content);
  if (known?.calendar.year === year) return known;
  const turned = inYear({ ...content, calendar: withoutDrafts(content.calendar) }, year);
  contents.set(content, turned);
  return turned;
}
