import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damagePageOf } from '#tests/support/databases/damage-page.ts';
import { findDamagedPage } from './check-pages.server.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  file = join(folder, 'school.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  for (const table of ['names', 'notes']) {
    database.exec(`create table ${table} (id text primary key, words text)`);
    database.exec(`insert into ${table} values ('1', 'Mutinta')`);
  }
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a whole file is whole, also while somebody writes', async () => {
  const writer = new DatabaseSync(file);
  writer.exec(`begin immediate; insert into names values ('2', 'Bupe')`);
  expect(await findDamagedPage(file)).toBeUndefined();
  writer.close();
});

test('a damaged page is found, and nothing of what stands in it is told', async () => {
  damagePageOf(file, 'notes');
  const damage = await findDamagedPage(file);
  expect(damage).toBeTruthy();
  expect(damage).not.toContain('Mutinta');
});

test('so is a file that is no database any more', async () => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 0, 100));
  expect(await findDamagedPage(file)).toMatch(/not a database/);
});
