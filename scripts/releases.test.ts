import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import releases from '../releases.json' with { type: 'json' };

/** Undefined where a clone has no such tag: tags are for people, the file is for programs. */
const taggedCommit = (version: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `v${version}^{commit}`], {
    encoding: 'utf8',
  }).stdout?.trim() || undefined;

test('every release has its commit, in the order of their numbers, and the tag is on it', () => {
  const numbers = releases.map(({ version }) => version);
  const inOrder = numbers.toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect(numbers).toEqual(inOrder);
  for (const { version, commit } of releases) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect([commit, undefined]).toContain(taggedCommit(version));
  }
});
