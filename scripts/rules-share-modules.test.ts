import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Rules share what they import (`isolate: false`). A mock of a module is not seen by what another file has imported
 * before, so that it would hold or not by the order in which files happen to run.
 */
test('no rule mocks a module', () => {
  const rules = globSync('{app,server,db,scripts}/**/*.test.{ts,tsx}');
  const mocking = rules.filter((file) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')));
  expect(mocking).toEqual([]);
});
