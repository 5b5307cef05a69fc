import type { Services } from '#app/services.server.ts';
import { listNewlyMoved } from '#features/calendar/feed/published-calendar.server.ts';
import { missingYear, nextYear } from '#features/calendar/school-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';

export type YearPage = Awaited<ReturnType<typeof yearPage>>;

/** The dates and the words of one school year; the page itself makes the events of them. */
export async function yearPage(services: Services, year: number) {
  const { content, clock } = services;
  const { school, calendar } = content;
  const today = dayInLusaka(clock.now());
  const isCurrent = year === calendar.year;
  const missing = isCurrent ? missingYear(calendar, today) : undefined;
  return {
    today,
    school: { openingDay: school.openingDay },
    calendar: { ...calendar, year },
    current: calendar.year,
    next: nextYear(calendar, calendar.year),
    missing,
    newlyMoved: await listNewlyMoved(services),
    events: {
      ...allFilledIn(content.events, { year: String(year) }),
      missingYear: allFilledIn(content.events.missingYear, { year: String(missing) }),
    },
  };
}
