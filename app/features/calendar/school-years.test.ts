import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { publishedEvents } from './published-events.ts';
import {
  contentOn,
  currentYear,
  inYear,
  missingYear,
  nextYear,
  stateOfYear,
  withoutDrafts,
  type YearState,
} from './school-years.ts';

const states = (...years: [number, YearState][]) => ({
  years: years.map(([year, state]) => ({ year, state })),
});

describe('the year that pages show', () => {
  const both = states([2026, 'published'], [2027, 'provisional']);

  test('turns with the calendar, without anybody’s hand', () => {
    expect(currentYear(both, '2025-11-01')).toBe(2026);
    expect(currentYear(both, '2026-12-31')).toBe(2026);
    expect(currentYear(both, '2027-01-01')).toBe(2027);
    expect(
      contentOn(
        { ...fixtureContent, calendar: { ...fixtureContent.calendar, ...both } },
        '2027-01-01',
      ).calendar.year,
    ).toBe(2027);
  });

  test('stays where nobody has entered the new one, and then says what is missing', () => {
    const one = states([2026, 'published'], [2027, 'draft']);
    expect(currentYear(one, '2027-03-01')).toBe(2026);
    expect(missingYear(one, '2026-09-30')).toBeUndefined();
    expect(missingYear(one, '2026-10-01')).toBe(2027);
    expect(missingYear(one, '2027-03-01')).toBe(2027);
    expect(missingYear(both, '2026-12-31')).toBeUndefined();
    expect(missingYear(both, '2027-10-01')).toBe(2028);
  });

  test('has the next one beside it once that is provisional', () => {
    expect(nextYear(both, 2026)).toBe(2027);
    expect(nextYear(both, 2027)).toBeUndefined();
    expect(nextYear(states([2026, 'published'], [2027, 'draft']), 2026)).toBeUndefined();
    expect(stateOfYear(both, 2028)).toBeUndefined();
  });

  test('keeps the same content all year, so that what was made of it stays', () => {
    const first = contentOn(fixtureContent, '2026-05-01');
    expect(contentOn(fixtureContent, '2026-11-01')).toBe(first);
  });
});

describe('the dates of a year to come', () => {
  const { calendar } = fixtureContent;
  const terms = [
    ...calendar.terms,
    { name: 'Term 1', startsOn: '2027-01-11', endsOn: '2027-04-09' },
  ];
  const holidays = [...calendar.holidays, { name: 'Youth Day', on: '2027-03-12' }];
  const eventsIn = (state: YearState) => {
    const { years } = states([2026, 'published'], [2027, state]);
    const content = { ...fixtureContent, calendar: { ...calendar, years, terms, holidays } };
    return publishedEvents(content).filter(({ startsOn }) => startsOn.startsWith('2027'));
  };

  test('are nobody’s while they are a draft', () => expect(eventsIn('draft')).toEqual([]));

  test('are left out of what visitors read only while they are a draft', () => {
    const of = (state: YearState) => {
      const { years } = states([2026, 'published'], [2027, state]);
      return { ...fixtureContent, calendar: { ...calendar, years, terms, holidays } };
    };
    const shown = contentOn(of('draft'), '2026-11-01').calendar;
    expect(shown.terms).toEqual(calendar.terms);
    expect(shown.holidays).toEqual(calendar.holidays);
    for (const state of ['provisional', 'published'] as const)
      expect(withoutDrafts(of(state).calendar)).toEqual(of(state).calendar);
  });

  test('say that they may change while they are provisional, and nothing once they are published', () => {
    const provisional = eventsIn('provisional');
    const published = eventsIn('published');
    expect(provisional.map(({ id }) => id)).toEqual(published.map(({ id }) => id));
    expect(provisional.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['term-1-begins-2027', 'holiday-youth-day-2027', 'pta-2027-01']),
    );
    for (const event of provisional) {
      expect(event.isProvisional).toBe(true);
      expect(event.description).toContain('may still change');
    }
    for (const event of published) expect(event.description).not.toContain('may still change');
  });

  test('leave the dates of the year that runs as they are', () => {
    const before = publishedEvents(inYear(fixtureContent, 2026));
    const { years } = states([2026, 'published'], [2027, 'provisional']);
    const both = publishedEvents({
      ...fixtureContent,
      calendar: { ...calendar, years, terms, holidays },
    });
    expect(both.filter(({ startsOn }) => startsOn < '2027')).toEqual(before);
  });
});
