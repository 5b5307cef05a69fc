import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** Numbered series, which are read by their numbers. */
const SERIES = ['db/migrations', 'docs/decisions'];
const MOST_FILES = 25;

test('no folder holds more than 25 files: a longer list hides a second subject', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const sizes = new Map<string, number>();
  for (const file of files.toString().split('\n')) {
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  const overfull = [...sizes].filter(
    ([folder, size]) => size > MOST_FILES && !SERIES.includes(folder),
  );
  expect(sizes.size).toBeGreaterThan(20);
  expect(overfull).toEqual([]);
});
