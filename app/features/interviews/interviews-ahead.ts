import type { TodayLine } from '#desk/today/today-line.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { weekdayShort } from '#lib/dates/short-instant.ts';
import { beginsAt, type Interview, isAhead } from './interview.ts';

const DAYS_AHEAD = 7;

/** A record whose status may have an interview, with what is written down with that status (JSON). */
interface MayBeMet {
  reference: string;
  name: string;
  facts: string;
  /** The account whose work the record is. */
  assigned_to: string | null;
}

/** Whom the office meets within a week, as Today says it. Of several rows of one record the last counts. */
export function interviewsAhead(
  rows: readonly MayBeMet[],
  { path, now, addresses }: { path: string; now: Date; addresses: ReadonlyMap<string, string> },
): TodayLine[] {
  const today = dayInLusaka(now);
  const soon = addDays(today, DAYS_AHEAD);
  return [...new Map(rows.map((row) => [row.reference, row])).values()]
    .map((row) => ({ ...row, interview: JSON.parse(row.facts).interview as Interview | undefined }))
    .flatMap(({ reference, name, interview, assigned_to }) =>
      isAhead(interview, now) && interview.on <= soon
        ? [{ begins: beginsAt(interview), name, reference, interview, assigned_to }]
        : [],
    )
    .sort((one, other) => one.begins.getTime() - other.begins.getTime())
    .map(({ name, reference, interview: { on, time }, assigned_to }) => {
      const assignedTo = addresses.get(assigned_to ?? '');
      return {
        words: `Interview with ${name} ${on === today ? 'today' : `on ${weekdayShort(on, today)}`}, ${time}`,
        to: `${path}/${reference}`,
        on,
        ...(assignedTo && { assignedTo }),
      };
    });
}
