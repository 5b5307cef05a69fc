import { expect, test } from 'vitest';
import { attempts, fitted } from './small-picture.ts';

test('a picture keeps its shape, gets no longer than it may, and never larger than it is', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitted({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitted({ width: 300, height: 200 }, 2000)).toEqual({ width: 300, height: 200 });
  expect(fitted({ width: 9000, height: 1 }, 720)).toEqual({ width: 720, height: 1 });
});

test('what keeps small print readable is tried first', () => {
  const sides = attempts.map(({ longest }) => longest);
  expect(sides).toEqual([...sides].sort((one, other) => other - one));
});
