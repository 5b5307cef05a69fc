import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** Numbered series, which are read by their numbers. */
const SERIES = ['db/migrations', 'docs/decisions'];
const MOST_FILES = 25;
const MOST_AT_A_ROOT = 12;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n');
const files = listed.filter((file) => !/\.test\.tsx?$/.test(file) || file.startsWith('tests/'));

test('no folder holds more than 25 files beside their tests: a longer list hides a second subject', () => {
  const sizes = countByFolder(files);
  const overfull = [...sizes].filter(
    ([folder, size]) => size > MOST_FILES && !SERIES.includes(folder),
  );
  expect(sizes.size).toBeGreaterThan(20);
  expect(overfull).toEqual([]);
});

test('the root of a feature holds its nouns and rules, at most 12 beside their tests; the rest stands in form/, intake/, desk/ and the like', () => {
  const sizes = countByFolder(files);
  const roots = [...sizes].filter(([folder]) => /^app\/features\/[^/]+$/.test(folder));
  expect(roots.length).toBeGreaterThan(10);
  expect(roots.filter(([, size]) => size > MOST_AT_A_ROOT)).toEqual([]);
});

function countByFolder(paths: string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  return sizes;
}
