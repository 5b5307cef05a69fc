import type { EventsContent, SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';

type Event = EventsContent['events'][number];
type Dates = Pick<SchoolCalendar, 'years' | 'terms'>;

const WEEK_MS = 7 * 86_400_000;
const WEEKS_OF_A_YEAR = [52, 53] as const;

/** The last year that has terms, and what of the year before it can come again in it. */
export interface EventsAgain {
  year: number;
  events: Event[];
}

/**
 * The events of a year again in the next one, which has its terms: on the same day of the week, as many weeks later as
 * its first term begins later. Those that were called off stay behind, and so do those whose title stands in that year
 * already. Undefined where there is no such year, or nothing to bring.
 */
export function eventsAgain(
  events: readonly Event[],
  { years, terms }: Dates,
): EventsAgain | undefined {
  const firstDay = (year: number) =>
    terms
      .map(({ startsOn }) => startsOn)
      .filter((day) => isIn(year, day))
      .sort()[0];
  const year = Math.max(...years.map((one) => one.year).filter(firstDay));
  const [before, now] = [firstDay(year - 1), firstDay(year)];
  if (!before || !now) return undefined;
  const known = new Set(
    events.filter(({ startsOn }) => isIn(year, startsOn)).map(({ title }) => title),
  );
  const weeks = Math.round((Date.parse(now) - Date.parse(before)) / WEEK_MS);
  const again = events
    .filter(({ startsOn, isCancelled }) => isIn(year - 1, startsOn) && !isCancelled)
    .filter(({ title }) => !known.has(title))
    .map(({ id: _id, startsOn, endsOn, ...event }): Event => {
      const by = weeksInto(year, startsOn, weeks) * 7;
      return {
        ...event,
        startsOn: addDays(startsOn, by),
        ...(endsOn && { endsOn: addDays(endsOn, by) }),
      };
    });
  return again.length > 0 ? { year, events: again } : undefined;
}

/** A first day of the year, or a last one, may need a week more or less to stay in the year. */
function weeksInto(year: number, day: PlainDate, usual: number): number {
  const fitting = [usual, ...WEEKS_OF_A_YEAR].filter((weeks) =>
    WEEKS_OF_A_YEAR.some((one) => one === weeks),
  );
  return fitting.find((weeks) => isIn(year, addDays(day, weeks * 7))) ?? usual;
}

const isIn = (year: number, day: PlainDate) => day.startsWith(`${year}-`);
