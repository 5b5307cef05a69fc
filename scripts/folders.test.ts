import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const MOST_AT_A_ROOT = 12;

test('the root of a feature holds its nouns and rules, at most 12 beside their tests; the rest stands in form/, intake/, desk/ and the like', () => {
  const files = globSync('app/features/*/*.*', { exclude: ['**/*.test.*'] });
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(10);
  expect([...sizes].filter(([, size]) => size > MOST_AT_A_ROOT)).toEqual([]);
});
