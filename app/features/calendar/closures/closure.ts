import type { EventsContent } from '#features/content/schemas.ts';
import { addDays, type PlainDate, weekday } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { midnightBefore, noticeInWords, type UrgentNotice, writtenDay } from '../notices/notice.ts';
import type { SchoolEvent } from '../school-event.ts';

export type Closure = EventsContent['closures'][number];

const LEAD = 'School is closed';
/** A closed Monday is told from Friday on, unless the office says otherwise. */
const DAYS_AHEAD = 3;

/** What to say on `today`, the first to begin first; nothing on most days. */
export function closureNotices(closures: readonly Closure[], today: PlainDate): UrgentNotice[] {
  return closures
    .filter((one) => toldFrom(one) <= today)
    .filter((one) => lastDay(one) >= today)
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map((closure) => noticeOf(closure, today));
}

function noticeOf(closure: Closure, today: PlainDate): UrgentNotice {
  const { startsOn, reason: detail } = closure;
  const endsAt = midnightBefore(addDays(lastDay(closure), 1));
  const isLong = lastDay(closure) > startsOn;
  const isTomorrow = !isLong && startsOn === addDays(today, 1);
  const days = isLong
    ? `${writtenDay(startsOn)} to ${writtenDay(lastDay(closure))}`
    : writtenDay(startsOn);
  const lastingWord = isLong ? 'from' : 'on';
  const word = isTomorrow ? 'tomorrow,' : !isLong && startsOn === today ? 'today,' : lastingWord;
  return {
    lead: LEAD,
    word,
    days,
    detail,
    lasting: plainSpaces(noticeInWords({ lead: LEAD, word: lastingWord, days })),
    wordEndsAt: isTomorrow ? midnightBefore(startsOn) : endsAt,
    endsAt,
  };
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

/** When every page begins to say it: on its first day at the latest. */
export function toldFrom({
  startsOn,
  toldFrom: day = addDays(startsOn, -DAYS_AHEAD),
}: Pick<Closure, 'startsOn' | 'toldFrom'>): PlainDate {
  return day < startsOn ? day : startsOn;
}

/** The same on the calendar. Its id follows from its first day, so that an undo calls off the event itself. */
export function closureEvent(closure: Closure & { id: string }): SchoolEvent {
  const { id, startsOn, reason } = closure;
  return {
    id: `closure-${id}`,
    kind: 'events',
    title: LEAD,
    category: 'School Event',
    startsOn,
    endsOn: lastDay(closure),
    time: 'All day',
    location: 'No classes',
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

function lastDay({ startsOn, endsOn = startsOn }: Closure): PlainDate {
  return endsOn;
}
