import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * Names folders with a long list of files, tests beside them not counted. It only warns: a folder is divided by what its
 * files mean, and one long list of one thing is a good room.
 */
const MOST_FILES = 25;
/** Numbered series, which are read by their numbers, and tests, which are found by the promise that they are named for. */
const NOT_COUNTED = /^(?:db\/migrations|docs\/decisions|tests)(?:\/|$)/;

const sizes = new Map<string, number>();
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
for (const file of listed.toString().split('\n')) {
  const folder = dirname(file);
  if (/\.test\.tsx?$/.test(file) || NOT_COUNTED.test(folder)) continue;
  sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
}
for (const [folder, size] of sizes) {
  if (size > MOST_FILES)
    console.warn(`${folder} holds ${size} files: is there a second subject in it?`);
}
