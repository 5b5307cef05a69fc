import type { EventsContent, SchoolCalendar } from '#features/content/schemas.ts';
import { nthWeekday, type PlainDate, weekdayNames } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import type { SchoolEvent } from '../school-event.ts';

export type MonthlyMeeting = SchoolCalendar['meetings']['pta'];

const weekWords = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' } as const;

/** Its day in each of the twelve months. */
export function meetingDays({ week, weekday }: MonthlyMeeting, year: number): PlainDate[] {
  const dayOfWeek = weekdayNames.indexOf(weekday);
  return Array.from({ length: 12 }, (_, index) => nthWeekday(year, index + 1, dayOfWeek, week));
}

/** `second Tuesday` */
export function ruleInWords({ week, weekday }: MonthlyMeeting): string {
  return `${weekWords[week]} ${weekday}`;
}

/** The PTA and the Advisory Council as events of a year, with a word where the day is an odd one to meet on. */
export function monthlyMeetings(
  calendar: SchoolCalendar,
  texts: EventsContent,
  year = calendar.year,
): SchoolEvent[] {
  return (['pta', 'council'] as const).flatMap((key) => {
    const meeting = calendar.meetings[key];
    const words = texts.announced[key];
    const facts = {
      name: meeting.name,
      week: weekWords[meeting.week],
      weekday: meeting.weekday,
    };
    return meetingDays(meeting, year).map((day) => ({
      ...words,
      id: `${key}-${day.slice(0, 7)}`,
      kind: 'meetings' as const,
      title: filledIn(words.title, facts),
      time: meeting.time,
      description: [filledIn(words.description, facts), oddDay(day, calendar, texts)]
        .filter(Boolean)
        .join(' '),
      startsOn: day,
      endsOn: day,
    }));
  });
}

function oddDay(day: PlainDate, { holidays, terms }: SchoolCalendar, texts: EventsContent) {
  const holiday = holidays.find(({ on }) => on === day);
  if (holiday) return filledIn(texts.onHoliday, { holiday: holiday.name });
  const isInTerm = terms.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  return isInTerm ? undefined : texts.outsideTerm;
}
