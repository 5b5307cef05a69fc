import { expect, test } from 'vitest';
import { countIn, tallyOptions } from './tally.ts';

const names = { new: { name: 'New' }, closed: { name: 'Closed' } };

test('a status is counted alone, and all of them together', () => {
  expect(countIn({ new: 2, closed: 3 })).toBe(5);
  expect(countIn<'new' | 'closed'>({ new: 2, closed: 3 }, '')).toBe(5);
  expect(countIn<'new' | 'closed'>({ new: 2 }, 'closed')).toBe(0);
  expect(countIn({})).toBe(0);
});

test('all come first, then each status in its order, also an empty one', () => {
  expect(tallyOptions(names, { closed: 3 })).toEqual([
    { value: '', name: 'All', count: 3 },
    { value: 'new', name: 'New', count: 0 },
    { value: 'closed', name: 'Closed', count: 3 },
  ]);
});
