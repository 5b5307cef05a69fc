import { publicHolidays } from '#features/calendar/closures/public-holidays.ts';
import type { Content } from '#features/content/schemas.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';

type Calendar = Content['calendar'];

/** So that every day falls on the same day of the week. */
const WEEKS_OF_A_YEAR = 52;

/**
 * A calendar that knows the year after its last one as well, as a school enters it in autumn: its terms and breaks
 * begin 52 weeks later, its holidays are the computed ones, and every date may still change.
 */
export function withNextYear(calendar: Calendar): Omit<Calendar, 'year'> {
  const { year: _shown, ...entries } = calendar;
  const last = Math.max(...entries.years.map(({ year }) => year));
  const later = (periods: Calendar['breaks']) =>
    periods
      .filter(({ startsOn }) => isOf(last, startsOn))
      .map(({ name, startsOn, endsOn }) => ({
        name,
        startsOn: nextYears(startsOn),
        endsOn: nextYears(endsOn),
      }));
  return {
    ...entries,
    years: [...entries.years, { year: last + 1, state: 'provisional' }],
    terms: [...entries.terms, ...later(entries.terms)],
    breaks: [...entries.breaks, ...later(entries.breaks)],
    holidays: [
      ...entries.holidays,
      ...publicHolidays(last + 1).map(({ name, on }) => ({ name, on })),
    ],
  };
}

const nextYears = (day: PlainDate) => addDays(day, WEEKS_OF_A_YEAR * 7);

const isOf = (year: number, day: PlainDate) => day.startsWith(String(year));
