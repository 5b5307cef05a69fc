import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { findDoubts } from './doubts.ts';

const { school, calendar } = fixtureContent;

/** Public holidays of Zambia as observed (checklists C-IV): a Sunday's holiday moves to the Monday, a Saturday's stays. */
const observed: Record<number, Record<string, string>> = {
  2026: {
    'Youth Day': '2026-03-12',
    'Good Friday': '2026-04-03',
    'Easter Monday': '2026-04-06',
    'Labour Day': '2026-05-01',
    'Africa Freedom Day': '2026-05-25',
    'Heroes Day': '2026-07-06',
    'Unity Day': '2026-07-07',
    'Independence Day': '2026-10-24',
  },
  2027: {
    'Youth Day': '2027-03-12',
    'Good Friday': '2027-03-26',
    'Easter Monday': '2027-03-29',
    'Labour Day': '2027-05-01',
    'Africa Freedom Day': '2027-05-25',
    'Heroes Day': '2027-07-05',
    'Unity Day': '2027-07-06',
    'Independence Day': '2027-10-25',
  },
  2028: {
    'Youth Day': '2028-03-13',
    'Good Friday': '2028-04-14',
    'Easter Monday': '2028-04-17',
    'Labour Day': '2028-05-01',
    'Africa Freedom Day': '2028-05-25',
    'Heroes Day': '2028-07-03',
    'Unity Day': '2028-07-04',
    'Independence Day': '2028-10-24',
  },
};

const sameHours = { ...school.hours, schoolOnContactPage: school.hours.school };

function doubtsAbout(year: number, holidays: Record<string, string>) {
  return findDoubts({
    school: { ...school, hours: sameHours },
    calendar: {
      ...calendar,
      year,
      terms: [],
      holidays: Object.entries(holidays).map(([name, on]) => ({ name, on })),
    },
  });
}

describe('holidays', () => {
  test.each([2026, 2027, 2028])('as %i observes them raise no doubt', (year) => {
    expect(doubtsAbout(year, observed[year] ?? {})).toEqual([]);
  });

  test('a day beside the computed one is named with both', () => {
    expect(doubtsAbout(2028, { 'Youth Day': '2028-03-14' })).toEqual([
      'calendar.yaml: Youth Day is given as March 14, 2028; the computed day of 2028 is March 13, 2028.',
    ]);
  });

  test('a day that the school made up itself is its own business', () => {
    expect(doubtsAbout(2026, { 'Founder’s Day': '2026-02-02' })).toEqual([]);
  });
});

test('the content as specified: three holidays, a Saturday, two readings of the closing hour', () => {
  expect(findDoubts({ school, calendar })).toEqual([
    'calendar.yaml: Youth Day is given as March 20, 2026; the computed day of 2026 is March 12, 2026.',
    'calendar.yaml: Good Friday is given as April 11, 2026; the computed day of 2026 is April 3, 2026.',
    'calendar.yaml: Easter Monday is given as April 14, 2026; the computed day of 2026 is April 6, 2026.',
    'calendar.yaml: Term 3 ends on December 5, 2026, a Saturday.',
    'school.yaml: the school day is given as 8:00 AM-3:00 PM and, on the contact page, as 8:00 AM-3:30 PM.',
  ]);
});

test('a term that starts on a Sunday is named', () => {
  const terms = [{ name: 'Term 1', startsOn: '2026-01-04', endsOn: '2026-04-10' }];
  expect(
    findDoubts({
      school: { ...school, hours: sameHours },
      calendar: { ...calendar, terms, holidays: [] },
    }),
  ).toEqual(['calendar.yaml: Term 1 starts on January 4, 2026, a Sunday.']);
});
