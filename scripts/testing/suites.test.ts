import { expect, test } from 'vitest';
import { storiesThatEnded } from './story-report.ts';
import { failedTests, lastLines } from './suites.ts';

const steady = { passed: 2, failed: 0, skipped: 0, failures: [], triedTwice: [] };

test('the last line counts all suites', () => {
  const { lines, hasFailed } = lastLines([steady, { ...steady, failed: 1, skipped: 3 }]);
  expect(lines).toEqual(['4 passed, 1 failed, 3 skipped']);
  expect(hasFailed).toBe(true);
});

test('the last line says what was left out', () => {
  const { lines } = lastLines([steady], ['3 story files', 'PostgreSQL']);
  expect(lines).toEqual([
    '2 passed, 0 failed; left out: 3 story files, PostgreSQL (npm test runs them)',
  ]);
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
  expect(storiesThatEnded({ suites }, 'flaky')).toEqual(['a.spec.ts:3 unsteady']);
  expect(storiesThatEnded({ suites }, 'unexpected')).toEqual(['a.spec.ts:3 broken']);
});

test('what failed is named at the end, where it is seen', () => {
  const { lines } = lastLines([steady, { ...steady, failed: 1, failures: ['a.test.ts holds'] }]);
  expect(lines).toEqual(['', 'Failed:', '  a.test.ts holds', '4 passed, 1 failed']);
});

test('a file that failed before its first test is named itself', () => {
  const failed = { fullName: 'it holds', status: 'failed' };
  const passed = { fullName: 'it stands', status: 'passed' };
  const file = { name: 'a.test.ts', status: 'failed' };
  expect(failedTests({ ...file, assertionResults: [failed, passed] })).toEqual([
    'a.test.ts it holds',
  ]);
  expect(failedTests({ ...file, assertionResults: [] })).toEqual(['a.test.ts']);
  expect(failedTests({ ...file, status: 'passed', assertionResults: [passed] })).toEqual([]);
});
