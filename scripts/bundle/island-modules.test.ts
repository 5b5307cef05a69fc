import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islands } from '#app/islands/islands.ts';
import { islandModules } from './island-modules.ts';

test('each island has a module of its own, also where a test builds the site', () => {
  const modules = islandModules();
  expect(modules.map(([name]) => name)).toEqual(Object.keys(islands));
  expect(new Set(modules.map(([, module]) => module)).size).toBe(modules.length);
  for (const [, module] of modules) expect(existsSync(join('app', module))).toBe(true);
});
