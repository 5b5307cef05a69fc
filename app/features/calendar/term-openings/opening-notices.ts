import { gradesInWords } from '#features/content/grades.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { midnightBefore, noticeInWords, type UrgentNotice, writtenDay } from '../notices/notice.ts';
import { openingsOf, type Term, type TermOpening } from './term-openings.ts';

/** Families who travel plan for weeks; what is further away stands in the calendar. */
const DAYS_AHEAD = 30;

/**
 * What pages say of openings that were moved: from a month before the first of both days until the last of them is
 * over.
 */
export function openingNotices(terms: readonly Term[], today: PlainDate): UrgentNotice[] {
  return terms
    .flatMap((term) => openingsOf(term).map((opening) => ({ term, opening })))
    .flatMap(({ term, opening }) => noticeOf(term, opening, today) ?? []);
}

function noticeOf(
  { name, otherStarts = [] }: Term,
  { startsOn, movedFrom, grades }: TermOpening,
  today: PlainDate,
): UrgentNotice | undefined {
  if (!movedFrom) return undefined;
  const last = startsOn > movedFrom ? startsOn : movedFrom;
  if (today < openingToldFrom(startsOn, movedFrom) || today > last) return undefined;
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

/** When every page begins to say that an opening was moved from one day to another. */
export function openingToldFrom(startsOn: PlainDate, movedFrom: PlainDate): PlainDate {
  return addDays(startsOn < movedFrom ? startsOn : movedFrom, -DAYS_AHEAD);
}

/** The moved openings of a term for WhatsApp, in short lines, without the address. */
export function openingMessage(school: string, notices: readonly UrgentNotice[]): string {
  return [
    `*${school}*`,
    ...notices.flatMap(({ lasting, detail }) => [`${lasting}.`, plainSpaces(detail ?? '')]),
    'All dates:',
  ].join('\n');
}
