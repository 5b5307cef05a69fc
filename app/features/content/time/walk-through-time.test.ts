import { expect, test } from 'vitest';
import { nextPtaMeetings } from '#features/calendar/next-meetings.ts';
import { monthsOfYear } from '#features/calendar/school-year.ts';
import { contentOn, missingYear } from '#features/calendar/school-years.ts';
import { readContent } from '#features/content/read.server.ts';
import { classFor } from '#features/enrollment/classes/class-for.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { addDays, startInLusaka } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { isPast, newsInTime } from './news-in-time.ts';
import { wordsOn } from './words-on.ts';

/** What was true before the school opened. */
const PAST_PROMISES =
  /Opening (January )?2026|preparing for|nearer the opening|We open today|first school day is/;
/** What was true in the year of the opening. */
const NEW_SCHOOL = /A new (primary )?school/;

const written = readContent(DELIVERED_CONTENT);
const days: string[] = [];
for (let day = '2026-11-22'; day <= '2029-02-28'; day = addDays(day, 1)) days.push(day);

test('on every day to February 2029 the words, the news and the years are of that day', () => {
  for (const today of days) {
    const content = contentOn(written, today);
    const { years, usualYear } = applicationDay(content, today);
    const home = allFilledIn(wordsOn(content.home, today), { enrollmentYear: usualYear });
    const about = wordsOn(content.about, today);
    const text = JSON.stringify([home, about, wordsOn(content.careers, today)]);
    expect(text, today).not.toMatch(PAST_PROMISES);
    if (today > '2026-12-31') expect(text, today).not.toMatch(NEW_SCHOOL);
    expect(text, today).not.toMatch(/\{enrollmentYear\}|"before":/);

    const news = newsInTime(home.news.items, today);
    expect(news).toHaveLength(home.news.items.length);
    expect(isPast(news[0] ?? { date: '' }, today), today).toBe(false);
    const enrollment = news.find(({ category }) => category === 'enrollment');
    expect(years, today).toContain(/\d{4}/.exec(enrollment?.title ?? '')?.[0]);
  }
});

test('on every day the calendar has twelve months with something on, or says which year is missing', () => {
  for (const today of days) {
    const content = contentOn(written, today);
    const months = monthsOfYear(content);
    expect(months.filter(({ events }) => events.length > 0)).toHaveLength(12);
    const isOfToday = today.startsWith(String(content.calendar.year));
    expect(isOfToday || missingYear(content.calendar, today) !== undefined, today).toBe(true);
    const meetings = nextPtaMeetings(content, startInLusaka(today), 3);
    expect(meetings.every(({ on }) => on >= today)).toBe(true);
  }
});

test('on every day a child of six on January 1st is for Grade 1 of the year that most families mean', () => {
  for (const today of days) {
    const { usualYear } = applicationDay(written, today);
    const bornOn = `${Number(usualYear) - 6}-01-01`;
    expect(classFor(written.enrollment.classes, bornOn, Number(usualYear)), today).toBe('grade1');
  }
});
