import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { isSameName, publicHolidays } from './closures/public-holidays.ts';
import { holidaysWithIds, periodsWithIds } from './lasting-ids.ts';

type Dates = Pick<SchoolCalendar, 'years' | 'terms' | 'breaks' | 'holidays'>;

const WEEK = 7;
const WEEKS_OF_A_YEAR = 52;

/** The year that can be made next: the one after the last that is entered, as long as that one has terms. */
export function yearToMake({ years, terms }: Pick<Dates, 'years' | 'terms'>): number | undefined {
  const last = Math.max(...years.map(({ year }) => year));
  const hasTerms = (year: number) => terms.some(({ startsOn }) => isIn(year, startsOn));
  return hasTerms(last) && !hasTerms(last + 1) ? last + 1 : undefined;
}

/** The years whose dates are said to be uncertain. */
export function provisionalYears({ years }: Pick<Dates, 'years'>): number[] {
  return years.filter(({ state }) => state === 'provisional').map(({ year }) => year);
}

/**
 * The calendar with one year more, made from the last one. Terms and breaks begin on the same day of the week, 52 weeks
 * later, and stay as long as they were and as they follow one another. The public holidays of that year are computed;
 * days of the school's own stand on the same day of the week. All of it is provisional until somebody says otherwise.
 */
export function withNextYear<Calendar extends Dates>(calendar: Calendar): Calendar {
  const next = yearToMake(calendar);
  if (next === undefined) return calendar;
  const { years, terms, breaks, holidays } = calendar;
  const ofLast = ({ startsOn }: { startsOn: PlainDate }) => isIn(next - 1, startsOn);
  const later = shiftOf([...terms, ...breaks].filter(ofLast), next);
  return {
    ...calendar,
    years: [...years, { year: next, state: 'provisional' }],
    terms: [...terms, ...periodsWithIds(terms.filter(ofLast).map((term) => moved(term, later)))],
    breaks: [...breaks, ...periodsWithIds(breaks.filter(ofLast).map((one) => moved(one, later)))],
    holidays: [...holidays, ...holidaysWithIds(holidaysOf(next, holidays, later))],
  };
}

type Later = (day: PlainDate) => PlainDate;

/** One week more where a period would begin before the new year does: they all move by as much. */
function shiftOf(periods: readonly { startsOn: PlainDate }[], next: number): Later {
  const by = (weeks: number) => (day: PlainDate) => addDays(day, weeks * WEEK);
  const usual = by(WEEKS_OF_A_YEAR);
  const isTooEarly = periods.some(({ startsOn }) => !isIn(next, usual(startsOn)));
  return isTooEarly ? by(WEEKS_OF_A_YEAR + 1) : usual;
}

/** What families knew before of the old year says nothing of the new one, and neither does the id. */
function moved<
  Period extends {
    id?: string | undefined;
    startsOn: PlainDate;
    endsOn: PlainDate;
    movedFrom?: PlainDate | undefined;
    otherStarts?: { startsOn: PlainDate; grades: string[] }[] | undefined;
  },
>({ id: _id, movedFrom: _movedFrom, otherStarts, ...period }: Period, later: Later) {
  return {
    ...period,
    startsOn: later(period.startsOn),
    endsOn: later(period.endsOn),
    ...(otherStarts && {
      otherStarts: otherStarts.map(({ grades, startsOn }) => ({
        grades,
        startsOn: later(startsOn),
      })),
    }),
  };
}

function holidaysOf(next: number, holidays: Dates['holidays'], later: Later) {
  const computed = publicHolidays(next).map(({ name, on }) => ({ name, on }));
  const isPublic = ({ name }: { name: string }) =>
    [...publicHolidays(next - 1), ...computed].some((one) => isSameName(one.name, name));
  const own = holidays
    .filter(({ on }) => isIn(next - 1, on))
    .filter((one) => !isPublic(one))
    .map(({ name, on }) => ({ name, on: later(on) }));
  const known = holidays.filter(({ on }) => isIn(next, on));
  return [...computed, ...own]
    .filter(({ name }) => !known.some((one) => isSameName(one.name, name)))
    .filter(({ on }) => isIn(next, on))
    .sort((one, other) => one.on.localeCompare(other.on));
}

const isIn = (year: number, day: PlainDate) => day.startsWith(`${year}-`);
