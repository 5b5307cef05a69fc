import { expect, test } from 'vitest';
import { placesLeft } from './places.ts';

test('offered, accepted and enrolled children hold a place', () => {
  const held = { offered: 2, accepted: 3, enrolled: 4 };
  expect(placesLeft({ places: 10, held })).toBe(1);
  expect(placesLeft({ places: 8, held })).toBe(-1);
  expect(placesLeft({ held })).toBeUndefined();
});
