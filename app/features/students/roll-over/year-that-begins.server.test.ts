import { expect, test } from 'vitest';
import { whyNoWayBack, yearsToBegin } from './year-that-begins.server.ts';

test('until March the year that runs is thought of first, and then the next one', () => {
  expect(yearsToBegin('2027-01-15')).toEqual({ years: ['2027', '2028'], first: '2027' });
  expect(yearsToBegin('2027-03-31').first).toBe('2027');
  expect(yearsToBegin('2027-04-01').first).toBe('2028');
  expect(yearsToBegin('2026-12-14').first).toBe('2027');
});

test('a year can be taken back until its first school day, and then it is said why not', () => {
  expect(whyNoWayBack('2027', '2027-01-10', '2027-01-11')).toBeUndefined();
  expect(whyNoWayBack('2027', '2027-01-11', '2027-01-11')).toMatch(/11.January.2027/);
});
