import { gradesInWords } from '#features/content/grades.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { midnightBefore, noticeInWords, type UrgentNotice, writtenDay } from '../notices/notice.ts';
import { startsOf, type Term, type TermStart } from './term-starts.ts';

/** Families who travel plan for weeks; what is further away stands in the calendar. */
const DAYS_AHEAD = 30;

/**
 * What pages say of first days that were moved: from a month before the first of both days until the last of them is
 * over.
 */
export function startNotices(terms: readonly Term[], today: PlainDate): UrgentNotice[] {
  return terms
    .flatMap((term) => startsOf(term).map((start) => ({ term, start })))
    .flatMap(({ term, start }) => noticeOf(term, start, today) ?? []);
}

function noticeOf(
  { name, otherStarts = [] }: Term,
  { startsOn, movedFrom, grades }: TermStart,
  today: PlainDate,
): UrgentNotice | undefined {
  if (!movedFrom) return undefined;
  const last = startsOn > movedFrom ? startsOn : movedFrom;
  if (today < startToldFrom(startsOn, movedFrom) || today > last) return undefined;
  const others = otherStarts.length > 0 ? 'for the other grades' : 'for all grades';
  const whom = grades ? `for ${gradesInWords(grades)}` : others;
  const lead = `New first day of ${name}, ${whom}:`;
  const days = writtenDay(startsOn);
  const endsAt = midnightBefore(addDays(last, 1));
  return {
    lead,
    days,
    detail: `It was to be ${writtenDay(movedFrom)}.`,
    lasting: plainSpaces(noticeInWords({ lead, days })),
    wordEndsAt: endsAt,
    endsAt,
  };
}

/** When every page begins to say that a first day was moved from one day to another. */
export function startToldFrom(startsOn: PlainDate, movedFrom: PlainDate): PlainDate {
  return addDays(startsOn < movedFrom ? startsOn : movedFrom, -DAYS_AHEAD);
}

/** The moved first days of a term for WhatsApp, in short lines, without the address. */
export function startMessage(school: string, notices: readonly UrgentNotice[]): string {
  return [
    `*${school}*`,
    ...notices.flatMap(({ lasting, detail }) => [`${lasting}.`, plainSpaces(detail ?? '')]),
    'All dates:',
  ].join('\n');
}
