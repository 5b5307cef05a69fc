import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#lib/metrics/log.server.ts';
import { openStore } from './open-store.server.ts';

const log = createLog('silent');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'school-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const copy = () => join(dataDir, 'school.db.before-migration');

test('a new database needs no copy, nor does one whose schema is the newest', async () => {
  await (await openStore({ dataDir }, log)).close();
  await (await openStore({ dataDir }, log)).close();
  expect(existsSync(copy())).toBe(false);
});

test('before its schema changes the database is copied, with what it holds', async () => {
  const old = new DatabaseSync(join(dataDir, 'school.db'));
  old.exec(
    `pragma journal_mode = wal; create table names (name text); insert into names values ('kept')`,
  );
  await (await openStore({ dataDir }, log)).close();
  old.close();
  const copied = new DatabaseSync(copy(), { readOnly: true });
  expect(copied.prepare('select name from names').all()).toEqual([{ name: 'kept' }]);
  expect(copied.prepare(`select name from sqlite_master where name = 'erasures'`).all()).toEqual(
    [],
  );
  copied.close();
});

test('a start that fails again leaves the copy as whole as the database was', async () => {
  const file = join(dataDir, 'school.db');
  const old = new DatabaseSync(file);
  // Migration 47 makes its table, and stops at the index of it.
  old.exec('create table search_words_by_record (name text)');
  const tablesOf = (path: string) => {
    const database = new DatabaseSync(path, { readOnly: true });
    const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
    database.close();
    return tables.map(({ name }) => name).filter((name) => !String(name).startsWith('kysely_'));
  };
  const nextStart = () => openStore({ dataDir }, log);
  await expect(nextStart()).rejects.toThrow('search_words_by_record');
  old.exec(`create table kept_since (name text)`);
  await expect(nextStart()).rejects.toThrow('search_words_by_record');
  expect(tablesOf(copy())).toEqual(['search_words_by_record', 'kept_since']);
  old.exec('drop table search_words_by_record');
  old.close();
  await (await nextStart()).close();
  expect(tablesOf(copy())).toEqual(['kept_since']);
  expect(tablesOf(file)).toContain('search_words');
});
