import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calendarFeed } from '#features/calendar/feed/calendar-feed.ts';
import { nextPtaMeetings } from '#features/calendar/meetings/next-meetings.ts';
import { urgentNotices } from '#features/calendar/notices/urgent-notices.ts';
import { publishedEvents } from '#features/calendar/published-events.ts';
import { monthAddress, monthsOfYear } from '#features/calendar/school-year.ts';
import { contentOn, isShownYear, missingYear } from '#features/calendar/school-years.ts';
import { classesOf } from '#features/content/grades.ts';
import { readContent } from '#features/content/read.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { sectionNames, sectionPath } from '#features/content/sections/sections.ts';
import { birthdaysOf, classFor } from '#features/enrollment/classes/class-for.ts';
import {
  type ApplicationDay,
  applicationDay,
  isYearOver,
} from '#features/enrollment/enrollment-years.ts';
import { answerDoubts } from '#features/enrollment/form/answer-doubts.ts';
import { parseApplication } from '#features/enrollment/form/schema.ts';
import { searchIndex } from '#features/find/search-index.ts';
import { findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import { isOpen } from '#features/recruitment/openings/opening.ts';
import { addDays, startInLusaka, weekday } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { CLOSED_ON, contentWithYearsAhead, MOVED } from '#tests/support/years-ahead.ts';
import { isPast, newsInTime } from './news-in-time.ts';
import { wordsOn } from './words-on.ts';

/** What was true before the school opened. */
const PAST_PROMISES =
  /Opening (January )?2026|preparing for|nearer the opening|We open today|first school day is/;
/** What was true in the year of the opening. */
const NEW_SCHOOL = /A new (primary )?school/;

const days: string[] = [];
for (let day = '2026-11-22'; day <= '2029-02-28'; day = addDays(day, 1)) days.push(day);

const folder = contentWithYearsAhead();
const ahead = readContent(folder);
rmSync(folder, { recursive: true });

/** The days on which something is another than the day before. */
function* daysOfChange(of: (today: string) => unknown): Generator<string> {
  let before: string | undefined;
  for (const today of days) {
    const now = JSON.stringify(of(today));
    if (now !== before) yield today;
    before = now;
  }
}

describe.each([
  ['as it is delivered', readContent(DELIVERED_CONTENT)],
  ['with the years to come', ahead],
])('the content %s', (_which, written: Content) => {
  test('on every day to February 2029 has words, news and years of that day', () => {
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

  test('on every day has twelve months with something on, or says which year is missing, to the office too', () => {
    const turns = new Map<Content, string[]>();
    for (const today of days) {
      const content = contentOn(written, today);
      const known = turns.get(content);
      const months = known ?? monthsOfYear(content).map(({ id, events }) => events[0] && id);
      turns.set(content, months as string[]);
      expect(months.filter(Boolean), today).toHaveLength(12);
      const missing = missingYear(content.calendar, today);
      const isOfToday = today.startsWith(String(content.calendar.year));
      expect(isOfToday || missing !== undefined, today).toBe(true);
      const [, month] = monthAddress(today, content.calendar.year).split('#');
      if (isOfToday) expect(months, today).toContain(month);
      const asked = findDoubts(written, today, today).map(({ words }) => words);
      if (!isOfToday)
        expect(asked.join(' '), today).toContain(`The dates of ${today.slice(0, 4)} are not`);
    }
  });

  test('on every Monday names only meetings that are ahead, and some while the year is there', () => {
    for (const today of days.filter((day) => weekday(day) === 1)) {
      const content = contentOn(written, today);
      const meetings = nextPtaMeetings(content, startInLusaka(today), 3);
      expect(meetings.every(({ on }) => on >= today)).toBe(true);
      if (missingYear(content.calendar, today) === undefined) expect(meetings).not.toEqual([]);
    }
  });

  test('on every day lets a family choose each year for a child of each class, without a question', () => {
    for (const today of daysOfChange((day) => applicationDay(written, day).years)) {
      const day = applicationDay(written, today);
      expect(isYearOver(String(Number(day.years[0]) - 1), day)).toBe(true);
      for (const year of day.years) expectEachClass(day, year);
    }
  });

  test('on every day leads a search to all sections and to nothing that is over', () => {
    const { openings } = written;
    const now = (today: string) => ({
      openIds: openings.filter((one) => isOpen(one, today)).map(({ id }) => id),
      events: written.events.events.filter(({ startsOn, endsOn = startsOn }) => endsOn >= today),
    });
    for (const today of daysOfChange(now)) {
      const { openIds, events } = now(today);
      const index = searchIndex(contentOn(written, today), { today, openIds });
      const titles = index.filter(({ href }) => href === '/events').map(({ title }) => title);
      expect(titles.slice(1), today).toEqual(events.map(({ title }) => title));
      expect(index.map(({ href }) => href)).toEqual(
        expect.arrayContaining(sectionNames.map(sectionPath)),
      );
    }
  });

  test('at every turn of the year gives phones a calendar with every event of before, each once', () => {
    let before: string[] = [];
    for (const today of daysOfChange((day) => contentOn(written, day).calendar.year)) {
      const content = contentOn(written, today);
      const events = publishedEvents(content).map((event) => ({
        ...{ ...event, sequence: 0, modifiedAt: `${today}T00:00:00Z` },
      }));
      const { name, slug } = content.school;
      const feed = { name, slug, description: name, publicUrl: 'https://school.example', events };
      const read = parsers['ical.js']?.(calendarFeed(feed)).map(({ uid }) => uid) ?? [];
      expect(new Set(read).size).toBe(events.length);
      expect(read).toEqual(expect.arrayContaining(before));
      before = read;
    }
    expect(before.length).toBeGreaterThan(20);
  });
});

function expectEachClass(day: ApplicationDay, year: string) {
  const classes = classesOf(day.classes, Number(year));
  expect(classes.length, year).toBeGreaterThan(0);
  for (const one of classes)
    for (const studentDOB of birthdaysOf(one, Number(year))) {
      expect(classFor(day.classes, studentDOB, Number(year))).toBe(one.grade);
      if (studentDOB >= day.today) continue;
      const answers = { ...sampleAnswers, studentDOB, gradeLevel: one.grade, enrollmentYear: year };
      expect(parseApplication(answers, day).ok, `${day.today} ${year}`).toBe(true);
      const fields = answerDoubts(answers, day).map(({ field }) => field);
      expect(fields).not.toContain('studentDOB');
      expect(fields).not.toContain('gradeLevel');
    }
}

test('what every page says of a closed day and a moved opening begins, ends, and is never over', () => {
  const told = days.filter((today) => {
    const notices = urgentNotices(ahead, today);
    for (const { endsAt } of notices)
      expect(endsAt, today).toBeGreaterThan(startInLusaka(today).getTime());
    return notices.length > 0;
  });
  const closed = told.filter((day) => day.startsWith('2027'));
  expect(closed.at(-1)).toBe(CLOSED_ON);
  expect(closed).toContain(addDays(CLOSED_ON, -1));
  const moved = told.filter((day) => day.startsWith('2028'));
  expect(moved[0]).toBe(addDays(MOVED.from, -30));
  expect(moved.at(-1)).toBe(MOVED.to);
  expect(told).toHaveLength(closed.length + moved.length);
});

test('with the years to come none is ever missing', () => {
  for (const today of days) {
    const { calendar } = contentOn(ahead, today);
    expect(isShownYear(calendar, Number(today.slice(0, 4)))).toBe(true);
    expect(missingYear(calendar, today), today).toBeUndefined();
  }
});
