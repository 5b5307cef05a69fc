import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What other people publish under a name that they can move: images of containers, and actions of the workflows. */
const NAMED = /^\s*(?:-\s+)?(?:image:|uses:|FROM)\s+(\S+)/gmu;

const workflows = '.github/workflows';
const files = [
  'compose.yaml',
  'Containerfile',
  ...readdirSync(workflows).map((name) => `${workflows}/${name}`),
];

describe('what comes from elsewhere is named by its digest', () => {
  test.each(files)('%s', (file) => {
    const moving = [...readFileSync(file, 'utf8').matchAll(NAMED)]
      .map(([, name = '']) => name)
      .filter((name) => !/@(?:sha256:[0-9a-f]{64}|[0-9a-f]{40})$/u.test(name));
    expect(moving).toEqual([]);
  });

  test('and the files name some', () => {
    const all = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)]);
    expect(all.length).toBeGreaterThanOrEqual(9);
  });
});
