import { expect, test } from 'vitest';
import { nextTogether } from './next-together.ts';

const waiting = [
  { reference: 'a', lot: 'twins' },
  { reference: 'b', lot: 'twins' },
  { reference: 'c', lot: 'alone' },
];

test('twins are next together, and wait for a second place or get one more by the rule of the round', () => {
  expect(nextTogether(waiting, 2, 'bothWait')).toEqual({
    ...{ references: ['a', 'b'], isOneMore: false },
  });
  expect(nextTogether(waiting, 1, 'bothWait')).toEqual({
    ...{ references: ['a', 'b'], waitFor: 2, isOneMore: false },
  });
  expect(nextTogether(waiting, 1, 'oneMore')).toEqual({
    ...{ references: ['a', 'b'], isOneMore: true },
  });
});

test('a child without a twin is next alone', () => {
  expect(nextTogether(waiting.slice(2), 1, 'bothWait')).toEqual({
    ...{ references: ['c'], isOneMore: false },
  });
});
