import { expect, test } from 'vitest';
import { storiesTriedTwice } from './stories-tried-twice.ts';
import { lastLines } from './suites.ts';

const steady = { passed: 2, failed: 0, skipped: 0, triedTwice: [] };

test('the last line counts all suites', () => {
  const { lines, hasFailed } = lastLines([steady, { ...steady, failed: 1, skipped: 3 }]);
  expect(lines).toEqual(['4 passed, 1 failed, 3 skipped']);
  expect(hasFailed).toBe(true);
});

test('tests that needed a second try are named before it', () => {
  const { lines, hasFailed } = lastLines([{ ...steady, triedTwice: ['a', 'b', 'c'] }]);
  expect(lines.slice(-4)).toEqual(['  a', '  b', '  c', '2 passed, 0 failed']);
  expect(hasFailed).toBe(false);
});

test('more than three of them over all suites fail the run', () => {
  const counts = [
    { ...steady, triedTwice: ['a', 'b'] },
    { ...steady, triedTwice: ['c', 'd'] },
  ];
  const { lines, hasFailed } = lastLines(counts);
  expect(lines.at(-1)).toBe('4 passed, 1 failed');
  expect(hasFailed).toBe(true);
});

test('a story is found among stories within stories', () => {
  const story = (title: string, status: string) => ({
    ...{ title, file: 'a.spec.ts', line: 3, tests: [{ status }] },
  });
  const suites = [
    {
      specs: [story('steady', 'expected')],
      suites: [{ specs: [story('unsteady', 'flaky'), story('broken', 'unexpected')] }],
    },
  ];
  expect(storiesTriedTwice({ suites })).toEqual(['a.spec.ts:3 unsteady']);
});
