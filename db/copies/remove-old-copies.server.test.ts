import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldCopies } from './remove-old-copies.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = new Date('2026-12-31T02:00:00.000Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

function copy(name: string, days: number, changes: object = {}) {
  const database = { kind: 'sqlite', name: 'school.db', bytes: 0, sha256: 'ab', rows: {} };
  const takenAt = daysAgo(days).toISOString();
  const manifest = { version: 1, takenAt, database, files: [], missing: [], ...changes };
  put(name, { 'manifest.json': JSON.stringify(manifest), 'school.db': '' }, 0);
}
function put(name: string, files: Record<string, string>, days: number) {
  mkdirSync(join(folder, name, 'files'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, name, file), text);
    utimesSync(join(folder, name, file), daysAgo(days), daysAgo(days));
  }
  utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
}
const remove = (dataDir = folder) =>
  removeOldCopies(join(folder, 'newest'), { dataDir, keepDays: 30, now });
const isThere = (name: string) => existsSync(join(folder, name));

test('copies older than their days go, the newest never', async () => {
  copy('newest', 40);
  copy('old', 31);
  copy('young', 30);
  expect(await remove()).toEqual(['old']);
  expect(['newest', 'old', 'young'].map(isThere)).toEqual([true, false, true]);
});

test('a copy that was never finished holds what families sent, and goes too', async () => {
  copy('newest', 0);
  put('unfinished', { 'copy-begun.json': '{}', 'school.db': 'Mutinta' }, 31);
  put('running-now', { 'copy-begun.json': '{}', 'school.db': 'Mutinta' }, 0);
  expect(await remove()).toEqual(['unfinished']);
  expect(isThere('running-now')).toBe(true);
});

test('what is no copy of ours stays, whatever its age', async () => {
  copy('newest', 0);
  put('photographs', { 'holiday.jpg': 'x' }, 400);
  put('another-program', { 'manifest.json': '{"takenAt":"2020-01-01T00:00:00Z"}' }, 400);
  copy('more-than-a-copy', 400);
  writeFileSync(join(folder, 'more-than-a-copy', 'notes.txt'), 'x');
  mkdirSync(join(folder, 'empty'));
  utimesSync(join(folder, 'empty'), daysAgo(400), daysAgo(400));
  expect(await remove()).toEqual([]);
  const names = ['photographs', 'another-program', 'more-than-a-copy', 'empty'];
  expect(names.map(isThere)).toEqual([true, true, true, true]);
});

test('a folder that only looks like a copy stays: nothing of ours was begun in it', async () => {
  copy('newest', 0);
  put('only-files', {}, 400);
  put('restored-and-never-started', { 'school.db': 'Mutinta', secret: 'x' }, 400);
  expect(await remove()).toEqual([]);
  expect(['only-files', 'restored-and-never-started'].map(isThere)).toEqual([true, true]);
});

test('the data of the site stay, even where they stand in a copy', async () => {
  copy('newest', 0);
  copy('data', 400);
  expect(await remove(join(folder, 'data'))).toEqual([]);
  copy('around', 400);
  expect(await remove(join(folder, 'around', 'files'))).toEqual(['data']);
  expect(isThere('around')).toBe(true);
});
