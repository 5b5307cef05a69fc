import { expect, test } from 'vitest';
import { printable } from '#lib/print/print.server.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { dayMarks } from './day-marks.ts';
import { fitted } from './year-sheet.server.ts';

const marks = dayMarks(fixtureContent);

test.each([
  ['2026-01-05', { isTermEdge: true, letters: '*' }],
  ['2026-01-13', { letters: 'P' }],
  ['2026-04-14', { isBreak: true, isHoliday: true, letters: 'P' }],
  ['2026-05-04', { isBreak: true }],
  ['2026-05-05', { isTermEdge: true }],
  ['2026-10-24', { isHoliday: true }],
  ['2026-02-02', undefined],
])('%s is marked as the calendar says', (day, mark) => expect(marks.get(day)).toEqual(mark));

test('a list that is too long says how much is missing', () => {
  expect(fitted(['a', 'b'], 2)).toEqual(['a', 'b']);
  expect(fitted(['a', 'b', 'c'], 2)).toEqual(['a', 'and 2 more, on the site']);
});

test('letters that the school’s fonts lack lose their mark or are left out', () => {
  expect(printable('Ŵana “za” café 🎉 ŵa')).toBe('Wana “za” café wa');
});
