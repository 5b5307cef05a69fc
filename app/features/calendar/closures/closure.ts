import type { EventsContent } from '#features/content/schemas.ts';
import { addDays, type PlainDate, weekday, weekdayName } from '#lib/dates/plain-date.ts';
import { plainSpaces, unbroken } from '#lib/text/no-break-spaces.ts';
import { dayInWords, type SchoolEvent } from '../school-event.ts';

export type Closure = EventsContent['closures'][number];

/** What every page says of a closure. */
export interface ClosureNotice {
  /** Between `School is closed` and the days: `today,`, `tomorrow,`, `on` or `from`. */
  word: string;
  /** `Friday, January 9`, or `Friday, January 9 to Monday, January 12`. */
  days: string;
  reason?: string | undefined;
  /** Instants, in milliseconds: from when the word is no longer true, and from when nothing of it is. */
  wordEndsAt: number;
  endsAt: number;
}

/** A closed Monday is told from Friday on. */
const DAYS_AHEAD = 3;

/** What to say on `today`; undefined on most days. The one that begins first, until it is over, if there are several. */
export function findClosure(
  closures: readonly Closure[],
  today: PlainDate,
): ClosureNotice | undefined {
  const [next] = closures
    .filter(({ startsOn }) => startsOn <= addDays(today, DAYS_AHEAD))
    .filter((one) => lastDay(one) >= today)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  if (!next) return undefined;
  const { startsOn, reason } = next;
  const endsAt = midnightBefore(addDays(lastDay(next), 1));
  if (lastDay(next) > startsOn) {
    const days = `${writtenDay(startsOn)} to ${writtenDay(lastDay(next))}`;
    return { word: 'from', days, reason, wordEndsAt: endsAt, endsAt };
  }
  const isTomorrow = startsOn === addDays(today, 1);
  const word = startsOn === today ? 'today,' : isTomorrow ? 'tomorrow,' : 'on';
  const wordEndsAt = isTomorrow ? midnightBefore(startsOn) : endsAt;
  return { word, days: writtenDay(startsOn), reason, wordEndsAt, endsAt };
}

/** A closed day that is over and not among the known ones: nobody can be told of it any more. */
export function findPastClosure(
  closures: readonly Closure[],
  known: readonly Closure[],
  today: PlainDate,
): Closure | undefined {
  return closures
    .filter((one) => lastDay(one) < today)
    .find(
      (past) =>
        !known.some((one) => one.startsOn === past.startsOn && lastDay(one) === lastDay(past)),
    );
}

/** When every page begins to say it. */
export function toldFrom({ startsOn }: Closure): PlainDate {
  return addDays(startsOn, -DAYS_AHEAD);
}

/** `School is closed tomorrow, Friday, January 9`. */
export function closureInWords({ word, days }: Pick<ClosureNotice, 'word' | 'days'>): string {
  return `School is closed ${word} ${days}`;
}

/** The same on the calendar. Its id follows from its first day, so that an undo calls off the event itself. */
export function closureEvent(closure: Closure & { id: string }): SchoolEvent {
  const { id, startsOn, reason } = closure;
  return {
    ...{ id: `closure-${id}`, kind: 'events', title: 'School is closed', category: 'School Event' },
    ...{ startsOn, endsOn: lastDay(closure), time: 'All day', location: 'No classes' },
    description: reason ?? 'There are no lessons.',
  };
}

/** Which days the office is offered first: today, tomorrow and the next day of lessons. */
export function daysToClose(today: PlainDate): PlainDate[] {
  const tomorrow = addDays(today, 1);
  let next = tomorrow;
  while ([0, 6].includes(weekday(next))) next = addDays(next, 1);
  return [...new Set([next, tomorrow, today])];
}

/** What a newsletter begins with while the school is closed or about to be; it may be read a day later. */
export function closureLetter({ word, days, reason }: ClosureNotice) {
  const said = closureInWords({ word: word === 'from' ? word : 'on', days });
  const subject = plainSpaces(said);
  return { subject, words: `${subject}.\n\n${reason ?? 'There are no lessons.'}` };
}

function lastDay({ startsOn, endsOn = startsOn }: Closure): PlainDate {
  return endsOn;
}

function writtenDay(day: PlainDate): string {
  return unbroken(`${weekdayName(day)}, ${dayInWords(day)}`);
}

/** When a day begins in Lusaka, which knows no summer time. */
function midnightBefore(day: PlainDate): number {
  return Date.parse(`${day}T00:00:00+02:00`);
}
