import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { applicationDay, deliveryDay, isTaken, isYearOver } from './enrollment-years.ts';

const { calendar } = fixtureContent;
const on = (today: string, content = fixtureContent) => applicationDay(content, today);
const days = fc.integer({ min: 0, max: 4000 }).map((offset) => addDays('2025-06-01', offset));

describe('the years that a family can choose', () => {
  test('are those of the specification in its own time', () => {
    expect(on('2025-11-21').years).toEqual(['2026', '2027', '2028']);
    expect(on('2026-01-05').years).toEqual(['2026', '2027', '2028', '2029']);
    expect(on('2026-11-22').years).toEqual(['2026', '2027', '2028', '2029']);
    expect(on('2025-11-21').usualYear).toBe('2026');
    expect(on('2026-08-31').usualYear).toBe('2026');
  });

  test('lose the year that runs when its last term has ended', () => {
    expect(on('2026-12-05').years[0]).toBe('2026');
    expect(on('2026-12-06').years).toEqual(['2027', '2028', '2029']);
  });

  test('have the year that has just begun, also when nobody has published its terms', () => {
    expect(on('2027-01-01')).toEqual({
      today: '2027-01-01',
      years: ['2027', '2028', '2029', '2030'],
      usualYear: '2027',
      classes: fixtureContent.enrollment.classes,
    });
    expect(on('2027-12-31').years[0]).toBe('2027');
  });

  test('begin with the school’s first year', () => {
    expect(on('2024-06-01').years).toEqual(['2026', '2027']);
    expect(on('2024-06-01').usualYear).toBe('2026');
  });

  test('never run out: this year or the next, two more, and the usual one among them', () => {
    fc.assert(
      fc.property(days, (today) => {
        const { years, usualYear } = on(today);
        const thisYear = Number(today.slice(0, 4));
        expect(years).toContain(usualYear);
        for (const ahead of [1, 2, 3]) expect(years).toContain(String(thisYear + ahead));
        expect(years.every((year) => Number(year) >= thisYear)).toBe(true);
        expect([...years].sort()).toEqual(years);
      }),
    );
  });
});

describe('the year that stands in the form', () => {
  test('is the next one from September 1st', () => {
    expect(on('2026-09-01').usualYear).toBe('2027');
    expect(on('2026-11-22').usualYear).toBe('2027');
    expect(on('2027-08-31').usualYear).toBe('2027');
    expect(on('2027-09-01').usualYear).toBe('2028');
  });

  test('or from the day that the office has set for this year', () => {
    const content = { ...fixtureContent, calendar: { ...calendar, nextYearFrom: '2026-06-15' } };
    expect(on('2026-06-14', content).usualYear).toBe('2026');
    expect(on('2026-06-15', content).usualYear).toBe('2027');
    expect(on('2027-06-15', content).usualYear).toBe('2027');
  });
});

test('the last day of the year that runs is told until it is over', () => {
  expect(on('2026-12-05').endsOn).toBe('2026-12-05');
  expect(on('2026-12-06').endsOn).toBeUndefined();
  expect(on('2027-03-01').endsOn).toBeUndefined();
});

test.each([
  ['2026', '2026-12-05', false],
  ['2026', '2026-12-06', true],
  ['2027', '2026-12-06', false],
  ['2099', '2026-12-06', false],
  ['', '2026-12-06', false],
  ['1', '2026-12-06', false],
])('a draft for %s is over on %s: %s', (year, today, isOver) => {
  expect(isYearOver(year, on(today))).toBe(isOver);
});

test('an application that waited on a phone is still taken for a month', () => {
  const takes = (year: string, today: string) => isTaken(year, deliveryDay(fixtureContent, today));
  expect(takes('2026', '2026-12-06')).toBe(true);
  expect(takes('2026', '2027-01-04')).toBe(true);
  expect(takes('2026', '2027-01-05')).toBe(false);
  expect(takes('2027', '2027-01-20')).toBe(true);
  expect(takes('2027', '2028-01-30')).toBe(true);
  expect(takes('1999', '2026-11-21')).toBe(false);
  expect(isTaken('2026', applicationDay(fixtureContent, '2026-12-06'))).toBe(false);
});
