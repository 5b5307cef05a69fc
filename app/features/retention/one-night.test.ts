import { expect, test } from 'vitest';
import { mostInOneNight } from './one-night.ts';

test('a tenth of the records may go in one night, and three of a small school', () => {
  expect([0, 5, 30, 39, 40, 210, 2000].map(mostInOneNight)).toEqual([3, 3, 3, 3, 4, 21, 200]);
});
