import { describe, expect, test } from 'vitest';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import {
  eventsOfYear,
  findNextEvent,
  monthAddress,
  monthsOfYear,
  nextEvents,
} from './school-year.ts';

const events = eventsOfYear(content);
const titlesOn = (day: string) =>
  events.filter(({ startsOn }) => startsOn === day).map(({ title }) => title);

describe('the school year 2026', () => {
  test('starts with the grand opening', () => {
    expect(events[0]).toMatchObject({
      title: 'Grand Opening and First Day of School',
      category: 'School Event',
      startsOn: '2026-01-05',
      time: '8:00 AM',
    });
    expect(titlesOn('2026-01-05')).toContain('Term 1 Begins');
  });

  test.each([
    ['Term 1', '2026-01-05', '2026-04-10'],
    ['Term 2', '2026-05-05', '2026-08-07'],
    ['Term 3', '2026-09-08', '2026-12-05'],
  ])('%s begins on %s and ends on %s, at noon', (name, startsOn, endsOn) => {
    expect(titlesOn(startsOn)).toContain(`${name} Begins`);
    const last = events.find(({ title }) => title === `${name} Ends`);
    expect(last).toMatchObject({ startsOn: endsOn, time: '8:00 AM-12:00 PM' });
    expect(last?.description).toContain('Early dismissal at 12:00 PM');
  });

  test.each([
    ['Youth Day', '2026-03-20'],
    ['Good Friday', '2026-04-11'],
    ['Easter Monday', '2026-04-14'],
    ['Labour Day', '2026-05-01'],
    ['Africa Freedom Day', '2026-05-25'],
    ['Heroes Day', '2026-07-06'],
    ['Unity Day', '2026-07-07'],
    ['Independence Day', '2026-10-24'],
  ])('%s is on %s, as the school gives it', (name, day) => {
    expect(titlesOn(day)).toContain(name);
  });

  test('is in the order of the days', () => {
    const days = events.map(({ startsOn }) => startsOn);
    expect(days).toEqual([...days].sort());
  });

  test('leaves no placeholder unfilled', () => {
    expect(JSON.stringify(events)).not.toMatch(/[{]\w+[}]/);
  });

  test('knows what comes next, and that nothing does after the last', () => {
    expect(findNextEvent(events, '2026-11-21')?.title).toBe('Term 3 Ends');
    expect(findNextEvent(events, '2026-12-31')).toBeUndefined();
  });
});

describe('the next three dates', () => {
  const titlesFrom = (today: string, of = content) =>
    nextEvents(of, today, 3).map(({ title, startsOn }) => [startsOn, title]);

  test('stand from the day itself on, in their order', () => {
    expect(titlesFrom('2026-12-05')).toEqual([
      ['2026-12-05', 'Term 3 Ends'],
      ['2026-12-08', 'PTA Meeting'],
      ['2026-12-17', 'School Advisory Council'],
    ]);
    expect(titlesFrom('2026-12-06')).toHaveLength(2);
    expect(titlesFrom('2026-12-18')).toEqual([]);
  });

  test('go on into the next year once families can read it, and leave out what was called off', () => {
    const { calendar, events: words } = content;
    const dates = (state: 'draft' | 'provisional') => ({
      ...content,
      calendar: {
        ...calendar,
        years: [...calendar.years, { year: 2027, state }],
        terms: [
          ...calendar.terms,
          { name: 'Term 1', startsOn: '2027-01-11', endsOn: '2027-04-09' },
        ],
      },
    });
    expect(titlesFrom('2026-12-17', dates('provisional'))).toEqual([
      ['2026-12-17', 'School Advisory Council'],
      ['2027-01-11', 'Term 1 Begins'],
      ['2027-01-12', 'PTA Meeting'],
    ]);
    expect(titlesFrom('2026-12-17', dates('draft'))).toHaveLength(1);
    const party = { title: 'School Party', category: 'School Event' as const };
    const place = { time: '9:00 AM', location: 'Hall', description: 'All are welcome.' };
    const cancelled = { ...party, ...place, startsOn: '2026-12-18', isCancelled: true };
    const withParty = { ...content, events: { ...words, events: [cancelled] } };
    expect(titlesFrom('2026-12-18', withParty)).toEqual([]);
  });
});

describe('the months', () => {
  const months = monthsOfYear(content);

  test('are twelve, each with its anchor', () => {
    expect(months.map(({ id }) => id)).toEqual([
      ...['january', 'february', 'march', 'april', 'may', 'june'],
      ...['july', 'august', 'september', 'october', 'november', 'december'],
    ]);
  });

  test('a break stands in every month that it touches, and in no other', () => {
    const withBreak = (name: string) =>
      months.filter((month) => month.events.some(({ title }) => title === name));
    expect(withBreak('April break').map(({ id }) => id)).toEqual(['april', 'may']);
    expect(withBreak('August break').map(({ id }) => id)).toEqual(['august', 'september']);
  });

  test('hold only the meetings in a year whose dates are not announced yet', () => {
    const next = { ...content, calendar: { ...content.calendar, year: 2027 } };
    for (const month of monthsOfYear(next)) expect(month.events).toHaveLength(2);
  });

  test('the school’s own events stand among the others', () => {
    const sportsDay = {
      title: 'Sports Day',
      category: 'Sports' as const,
      startsOn: '2026-06-12',
      time: '8:00 AM-12:00 PM',
      location: 'School grounds, Ten Miles',
      description: 'Families are welcome.',
    };
    const withOne = { ...content, events: { ...content.events, events: [sportsDay] } };
    const june = monthsOfYear(withOne)[5];
    expect(june?.events.map(({ title }) => title)).toEqual([
      'PTA Meeting',
      'Sports Day',
      'School Advisory Council',
    ]);
  });
});

test.each([
  ['2027-03-12', 2027, '#march'],
  ['2027-01-04', 2026, '/events/2027#january'],
  ['2026-12-06', 2027, '#january'],
])('%s stands on the page of %i at %s', (day, year, expected) => {
  expect(monthAddress(day, year)).toBe(expected);
});
