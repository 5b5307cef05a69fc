import { expect, test } from 'vitest';
import { allFilledIn, filledIn } from './filled-in.ts';

test('fills in what it knows and leaves the rest to be seen', () => {
  expect(filledIn('{name} begins on {day}.', { name: 'Term 1' })).toBe('Term 1 begins on {day}.');
});

test('fills in every text of a list or an object, and nothing else', () => {
  const page = { title: '{name}', rows: [['{name}', 'a']], count: 2, none: undefined };
  expect(allFilledIn(page, { name: 'PTA' })).toEqual({
    title: 'PTA',
    rows: [['PTA', 'a']],
    count: 2,
    none: undefined,
  });
});

test('what every object has is no fact', () => {
  expect(filledIn('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});
