import { expect, test } from 'vitest';
import { plainSpaces, unbroken } from './no-break-spaces.ts';

// A tilde stands for the space that does not break.
test.each([
  'Our first school day is January~5,~2026.',
  'Open until 12~May and from July~6 to August~8, every day',
  'Children must be 5 by January~1st of the enrollment year',
  'From 7:30~AM; supervision until 7:45~AM',
  '8:00~AM-3:00~PM',
  'Grades~2 and 3, and Grade~7 in Term~1',
  'Early Childhood~2 (Kindergarten)',
  'K~1,125 for January~2026',
  'At noon in May, 2 of 3 came; K and grade one: I AM here',
])('%s', (words) => {
  const shown = words.replaceAll('~', '\u00a0');
  expect(unbroken(plainSpaces(shown))).toBe(shown);
  expect(unbroken(shown)).toBe(shown);
});
