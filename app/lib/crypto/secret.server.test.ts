import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFor, readSecret } from './secret.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, kept for this user only, and the same at every start', () => {
  const first = readSecret(undefined, folder);
  expect(first).toHaveLength(64);
  expect(readSecret(undefined, folder)).toBe(first);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
});

test('a given secret is taken, and nothing is written', () => {
  expect(readSecret('given', folder)).toBe('given');
  expect(readdirSync(folder)).toEqual([]);
});

test('each purpose has its own key', () => {
  const key = keyFor('sessions', 's');
  expect(key.equals(keyFor('sessions', 's'))).toBe(true);
  expect(key.equals(keyFor('form times', 's'))).toBe(false);
});
