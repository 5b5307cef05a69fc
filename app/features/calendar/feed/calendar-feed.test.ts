import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { publicHolidays } from '../closures/public-holidays.ts';
import { publishedEvents } from '../published-events.ts';
import type { SchoolEvent } from '../school-event.ts';
import { eventsOfYear, monthsOfYear } from '../school-year.ts';
import { calendarFeed, type RevisedEvent } from './calendar-feed.ts';

const revision = { sequence: 0, modifiedAt: '2026-01-02T03:04:05.678Z' };
const feedOf = (events: SchoolEvent[]) =>
  calendarFeed({
    name: 'School, “Ten Miles”',
    description: 'What is on',
    slug: 'ten-miles',
    publicUrl: 'https://school.example',
    events: events.map((event): RevisedEvent => ({ ...revision, ...event })),
  });
const sportsDay: SchoolEvent = {
  id: 'event-sports-day-2026',
  kind: 'events',
  title: 'Sports Day',
  category: 'Sports',
  startsOn: '2026-06-12',
  endsOn: '2026-06-12',
  time: '8:00 AM-12:00 PM',
  location: 'School grounds, Ten Miles',
  description: 'Families are welcome.',
};
const longestLine = (feed: string) =>
  Math.max(...feed.split('\r\n').map((line) => Buffer.byteLength(line)));

/** What the page says, in a calendar's terms. */
function asOnPage(event: SchoolEvent) {
  const { id, title, description, location, startsOn, endsOn, time, isCancelled } = event;
  const times = readClockTimes(time);
  const lusaka = (day: string, clock: string) =>
    new Date(`${day}T${clock}:00+02:00`).toISOString().replace('.000', '');
  return {
    uid: `${id}@ten-miles.calendar`,
    title,
    description,
    location,
    startsAt: times ? lusaka(startsOn, times.startsAt) : startsOn,
    endsAt: times ? times.endsAt && lusaka(endsOn, times.endsAt) : addDays(endsOn, 1),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}

const sorted = (events: { uid: string }[]) => [...events].sort((a, b) => (a.uid < b.uid ? -1 : 1));

/** The announced year as it is, and moved whole into the years after. */
function contentOf(year: number) {
  const dates = JSON.stringify({ calendar: content.calendar, school: content.school });
  const moved: Pick<typeof content, 'calendar' | 'school'> = JSON.parse(
    dates.replaceAll('2026', String(year)),
  );
  const { title, category, time, location, description } = sportsDay;
  const camp = { title, category, time, location, description, startsOn: `${year}-02-27` };
  const own = [
    { ...camp, endsOn: `${year}-03-01` },
    { ...camp, isCancelled: true },
  ];
  return { ...moved, events: { ...content.events, events: own } };
}

describe.each(Object.entries(parsers))('read by %s', (_name, read) => {
  test.each([2026, 2027, 2028])('every day of %i holds what the page shows', (year) => {
    const content = contentOf(year);
    const feed = feedOf(eventsOfYear(content));
    const inFeed = read(feed);
    const shown = new Map(
      monthsOfYear(content).flatMap(({ events }) => events.map((event) => [event.id, event])),
    );
    expect(inFeed).toHaveLength(shown.size);
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
      const onPage = [...shown.values()].filter((e) => e.startsOn <= day && day <= e.endsOn);
      const ids = new Set(onPage.map(({ id }) => `${id}@ten-miles.calendar`));
      const found = inFeed.filter(({ uid }) => ids.has(uid));
      expect(found).toEqual(onPage.map(asOnPage));
    }
    expect(longestLine(feed)).toBeLessThanOrEqual(75);
  });

  test('every day from 2026 to 2028 holds what three published years say, whichever the page shows', () => {
    const years = [2026, 2027, 2028].map(contentOf);
    const [first] = years;
    if (!first) throw new Error('there are three years');
    const all = {
      ...first,
      calendar: {
        ...first.calendar,
        terms: years.flatMap(({ calendar }) => calendar.terms),
        breaks: years.flatMap(({ calendar }) => calendar.breaks),
        holidays: years.flatMap(({ calendar }) =>
          publicHolidays(calendar.year).map(({ name, on }) => ({ name, on })),
        ),
      },
      events: { ...first.events, events: years.flatMap(({ events }) => events.events) },
    };
    const shown = [2026, 2027, 2028].map((year) => {
      const calendar = { ...all.calendar, year };
      return monthsOfYear({ ...all, calendar }).flatMap(({ events }) => events);
    });
    const feeds = [2026, 2027, 2028].map((year) => {
      return feedOf(publishedEvents({ ...all, calendar: { ...all.calendar, year } }));
    });
    expect(new Set(feeds).size).toBe(1);
    const inFeed = read(feeds[0] ?? '');
    const onPages = new Map(shown.flat().map((event) => [event.id, event]));
    expect(inFeed).toHaveLength(onPages.size);
    for (let day = '2026-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
      const onPage = [...onPages.values()].filter((e) => e.startsOn <= day && day <= e.endsOn);
      const ids = new Set(onPage.map(({ id }) => `${id}@ten-miles.calendar`));
      const found = inFeed.filter(({ uid }) => ids.has(uid));
      expect(sorted(found)).toEqual(sorted(onPage.map(asOnPage)));
    }
    const meetings = inFeed.filter(({ title }) => title === 'PTA Meeting');
    expect(meetings).toHaveLength(36);
  });

  test('words come back as they were typed', () => {
    const odd = fc.constantFrom(
      ...[
        ',',
        ';',
        '\\',
        '\n',
        ':',
        '"',
        ' ',
        'ŵ',
        '’',
        '🎉',
        '👩🏾‍🏫',
        'é',
        '\\n',
        'Zochitika za sukulu',
      ],
    );
    const words = fc
      .array(fc.oneof(odd, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 60 })
      .map((parts) => parts.join('').replace(/\p{Cc}/gu, (one) => (one === '\n' ? one : '')));
    const wordings = fc.sample(fc.tuple(words, words, words), 150);
    const events = wordings.map(([title, location, description], index) => ({
      ...sportsDay,
      ...{ title, location, description, id: `event-${index}` },
    }));
    const feed = feedOf(events);
    expect(longestLine(feed)).toBeLessThanOrEqual(75);
    const back = read(feed).map(({ title, location, description }) => [
      ...[title, location, description],
    ]);
    expect(back).toEqual(wordings);
  });

  test('a cancelled event stays, and says so', () => {
    expect(read(feedOf([{ ...sportsDay, isCancelled: true }]))[0]?.status).toBe('CANCELLED');
  });
});

describe('the feed', () => {
  const lines = (events: SchoolEvent[]) => feedOf(events).split('\r\n');

  test('has whole days that end before the day after the last, and leave people free', () => {
    const april = eventsOfYear(contentOf(2026)).filter(({ title }) => title === 'April break');
    expect(lines(april)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260411',
        'DTEND;VALUE=DATE:20260505',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  test('names Lusaka’s zone beside each time, and explains it', () => {
    expect(lines([sportsDay])).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VTIMEZONE', 'TZID:Africa/Lusaka', 'TZOFFSETTO:+0200', 'TZNAME:CAT'],
        'DTSTART;TZID=Africa/Lusaka:20260612T080000',
        'DTEND;TZID=Africa/Lusaka:20260612T120000',
        'TRANSP:OPAQUE',
      ]),
    );
  });

  test('leaves a time without an end without one', () => {
    expect(feedOf([{ ...sportsDay, time: '7:00 PM' }])).not.toContain('DTEND');
  });

  test('keeps hours that are no clock’s with the words', () => {
    const feed = feedOf([{ ...sportsDay, time: 'After lunch' }]);
    expect(feed).toContain('DESCRIPTION:After lunch\\nFamilies are welcome.');
  });

  test('asks calendars to look again twice a day', () => {
    expect(lines([sportsDay])).toEqual(
      expect.arrayContaining(['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H']),
    );
  });

  test('is the same until something changes, and then dated', () => {
    expect(feedOf([sportsDay])).toBe(feedOf([sportsDay]));
    expect(lines([{ ...sportsDay, sequence: 3 } as RevisedEvent])).toEqual(
      expect.arrayContaining([
        ...['SEQUENCE:3', 'DTSTAMP:20260102T030405Z', 'LAST-MODIFIED:20260102T030405Z'],
      ]),
    );
  });
});
