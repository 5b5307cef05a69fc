import { expect, test } from 'vitest';
import { offersInWords, placesLeft } from './places.ts';

test('offered, accepted and enrolled children hold a place', () => {
  const held = { offered: 2, accepted: 3, enrolled: 4 };
  expect(placesLeft({ places: 10, held })).toBe(1);
  expect(placesLeft({ places: 8, held })).toBe(-1);
  expect(placesLeft({ held })).toBeUndefined();
});

test('an offer says what is free, and how many are too many', () => {
  const held = { offered: 2, enrolled: 20 };
  expect(offersInWords({ places: 25, held }, 5)).toBe('3 are free, you offer 5, 2 too many.');
  expect(offersInWords({ places: 23, held }, 1)).toBe('1 is free, you offer 1.');
  expect(offersInWords({ places: 20, held }, 2)).toBe('0 are free, you offer 2, 4 too many.');
  expect(offersInWords({ held }, 5)).toBe('');
});
