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
  /** The address of whose work the record is. */
  assignedTo: string | null;
}

/** Whom the office meets within a week, as Today says it. Of several rows of one record the last counts. */
export function interviewsAhead(
  rows: readonly MayBeMet[],
  { path, now }: { path: string; now: Date },
): TodayLine[] {
  const today = dayInLusaka(now);
  const soon = addDays(today, DAYS_AHEAD);
  return [...new Map(rows.map((row) => [row.reference, row])).values()]
    .map((row) => ({ ...row, interview: JSON.parse(row.facts).interview as Interview | undefined }))
    .flatMap(({ reference, name, interview, assignedTo }) =>
      isAhead(interview, now) && interview.on <= soon
        ? [{ begins: beginsAt(interview), name, reference, interview, assignedTo }]
        : [],
    )
    .sort((one, other) => one.begins.getTime() - other.begins.getTime())
    .map(({ name, reference, interview: { on, time }, assignedTo }) => ({
      words: `Interview with ${name} ${on === today ? 'today' : `on ${weekdayShort(on, today)}`}, ${time}`,
      to: `${path}/${reference}`,
      on,
      ...(assignedTo && { assignedTo }),
    }));
}
