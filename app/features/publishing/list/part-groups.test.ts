import { expect, test } from 'vitest';
import { isGuarded, partNames } from '../parts.ts';
import { partGroups } from './part-groups.ts';

test('every part stands in the list, and once', () => {
  const listed = partGroups.flatMap(({ parts }) => parts);
  expect(listed.toSorted()).toEqual(partNames.toSorted());
});

test('what only administrators change stands by itself', () => {
  const guarded = partGroups.filter(({ parts }) => parts.some(isGuarded));
  expect(guarded.map(({ name }) => name)).toEqual(['Where mail and money go']);
  expect(guarded[0]?.parts.every(isGuarded)).toBe(true);
});
