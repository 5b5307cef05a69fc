import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { CalendarContent } from '../published-events.ts';
import { eventsOfYear } from '../school-year.ts';
import { startsOf } from '../term-starts/term-starts.ts';

/** What a day's cell shows. Each looks different in black and white too. */
export interface DayMark {
  isHoliday?: boolean;
  isBreak?: boolean;
  /** The first or last day of a term. */
  isTermEdge?: boolean;
  /** P for the PTA, C for the council, * for an event of the school. */
  letters?: string;
}

/** The marks of every day of the year that has one. */
export function dayMarks(content: CalendarContent): Map<PlainDate, DayMark> {
  const { terms, breaks, holidays } = content.calendar;
  const marks = new Map<PlainDate, DayMark>();
  const add = (day: PlainDate, mark: DayMark) => marks.set(day, { ...marks.get(day), ...mark });
  for (const { startsOn, endsOn } of breaks) {
    for (const day of daysOf(startsOn, endsOn)) add(day, { isBreak: true });
  }
  for (const { on } of holidays) add(on, { isHoliday: true });
  for (const term of terms) {
    const edges = [...startsOf(term).map(({ startsOn }) => startsOn), term.endsOn];
    for (const day of edges) add(day, { isTermEdge: true });
  }
  for (const event of eventsOfYear(content)) {
    if (event.kind === 'terms' || event.isCancelled) continue;
    const letter = event.id.startsWith('pta-') ? 'P' : event.kind === 'meetings' ? 'C' : '*';
    for (const day of daysOf(event.startsOn, event.endsOn)) {
      const letters = marks.get(day)?.letters ?? '';
      if (!letters.includes(letter)) add(day, { letters: letters + letter });
    }
  }
  return marks;
}

function daysOf(startsOn: PlainDate, endsOn: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day);
  return days;
}
