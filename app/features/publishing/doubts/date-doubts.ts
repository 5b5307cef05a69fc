import { findPublicHoliday } from '#features/calendar/closures/public-holidays.ts';
import { type MonthlyMeeting, meetingDays } from '#features/calendar/meetings/monthly-meetings.ts';
import { shownYears } from '#features/calendar/school-years.ts';
import { startsOf, type Term } from '#features/calendar/term-starts/term-starts.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { dayMonthYear, type PlainDate, weekday, weekdayName } from '#lib/dates/plain-date.ts';
import { listInWords } from '#lib/text/list-in-words.ts';
import type { Doubt, DoubtInWords } from './find-doubts.ts';

const WEEKEND = [0, 6];

/**
 * Weeks before a term that the Ministry of Education's calendar gives to the teachers: from that day on they are at
 * school, and learners from the other.
 */
const teacherWeeks: { teachersFrom: PlainDate; learnersFrom: PlainDate }[] = [
  { teachersFrom: '2026-01-05', learnersFrom: '2026-01-12' },
];

/** Dates from `since` on that are not as one would expect them. */
export function dateDoubts(calendar: SchoolCalendar, since: PlainDate): Doubt[] {
  const { pta, council } = calendar.meetings;
  return [
    ...holidayDoubts(calendar, since),
    ...calendar.terms.flatMap((term) => [...edgeDoubts(term, since), ...weekDoubts(term, since)]),
    ...[pta, council].flatMap((meeting) => meetingDoubts(meeting, calendar, since)),
  ].map((doubt) => ({ file: 'calendar.yaml', part: 'dates', ...doubt }));
}

function holidayDoubts({ holidays }: SchoolCalendar, since: PlainDate): DoubtInWords[] {
  return holidays.flatMap(({ name, on }) => {
    const expected = findPublicHoliday(name, on)?.on;
    if (!expected || expected === on || (on < since && expected < since)) return [];
    const words = `${name} is given as ${dayMonthYear(on)}; the computed day of ${on.slice(0, 4)} is ${dayMonthYear(expected)}.`;
    return { words, key: `holiday ${name} ${on} ${expected}` };
  });
}

function edgeDoubts(term: Term, since: PlainDate): DoubtInWords[] {
  const edges = [
    ...startsOf(term).map(({ startsOn }) => ['starts', startsOn] as const),
    ['ends', term.endsOn] as const,
  ];
  return edges
    .filter(([, day]) => day >= since && WEEKEND.includes(weekday(day)))
    .map(([verb, day]) => ({
      words: `${term.name} ${verb} on ${dayMonthYear(day)}, a ${weekdayName(day)}.`,
      key: `${term.name} ${verb} ${day}`,
    }));
}

function weekDoubts(term: Term, since: PlainDate): DoubtInWords[] {
  return startsOf(term).flatMap(({ startsOn }) => {
    const week = teacherWeeks.find(
      ({ teachersFrom, learnersFrom }) => teachersFrom <= startsOn && startsOn < learnersFrom,
    );
    if (!week || startsOn < since) return [];
    const { teachersFrom, learnersFrom } = week;
    const words = `${term.name} starts on ${dayMonthYear(startsOn)}. In the Ministry’s calendar the week from ${dayAndMonth(teachersFrom)} is for teachers, and learners come on ${dayMonthYear(learnersFrom)}.`;
    return { words, key: `teachers ${term.name} ${startsOn}` };
  });
}

/** Pages say at each such day that it is an odd one; the office may want another. */
function meetingDoubts(
  meeting: MonthlyMeeting,
  calendar: SchoolCalendar,
  since: PlainDate,
): DoubtInWords[] {
  const isInTerm = (day: PlainDate) =>
    calendar.terms.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  return shownYears(calendar).flatMap((year) => {
    // Without its terms, everything would be outside them.
    if (!calendar.terms.some(({ startsOn }) => startsOn.startsWith(String(year)))) return [];
    const outside = meetingDays(meeting, year).filter((day) => !isInTerm(day));
    const ahead = outside.filter((day) => day >= since);
    if (ahead.length === 0) return [];
    const words = `${meeting.name} is outside the terms on ${listInWords(ahead.map(dayAndMonth))} ${year}.`;
    return { words, key: `${meeting.name} ${outside.join(' ')}` };
  });
}

/** `5 January`, as the office writes it. */
const dayAndMonth = (day: PlainDate) => dayMonthYear(day).replace(/\s\d{4}$/, '');
