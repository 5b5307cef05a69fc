import { expect, test } from 'vitest';
import { smallPaper } from './small-paper.ts';

test('what keeps small print readable is tried first', () => {
  const sides = smallPaper.attempts.map(({ longest }) => longest);
  expect(sides).toEqual([...sides].sort((one, other) => other - one));
});
