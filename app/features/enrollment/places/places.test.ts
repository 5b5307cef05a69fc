import { expect, test } from 'vitest';
import { freeInWords, placesLeft } from './places.ts';

test('offered, accepted and enrolled children hold a place', () => {
  const held = { offered: 2, accepted: 3, enrolled: 4 };
  expect(placesLeft({ places: 10, held })).toBe(1);
  expect(placesLeft({ places: 8, held })).toBe(-1);
  expect(placesLeft({ held })).toBeUndefined();
});

test('an offer says what is free, and how many are too many', () => {
  const grade = { year: '2027', grade: 'grade2', held: { offered: 2, enrolled: 20 } };
  expect(freeInWords({ ...grade, places: 25 }, 5)).toBe(
    'Grade 2: 3 of 25 places are free, you offer 5, 2 too many.',
  );
  expect(freeInWords({ ...grade, places: 20 }, 2)).toBe(
    'Grade 2: 0 of 20 places are free, you offer 2, 4 too many.',
  );
});

test('how many places are free is said first', () => {
  const grade = { year: '2027', grade: 'grade2' };
  const held = { offered: 10, enrolled: 8 };
  expect(freeInWords({ ...grade, places: 22, held })).toBe('Grade 2: 4 of 22 places are free.');
  expect(freeInWords({ ...grade, places: 19, held })).toBe('Grade 2: 1 of 19 places is free.');
  expect(freeInWords({ ...grade, places: 18, held })).toBe(
    'Grade 2: 0 of 18 places are free, you offer 1, 1 too many.',
  );
  expect(freeInWords({ ...grade, held })).toBe(
    'Grade 2: nobody has entered how many places there are.',
  );
});
