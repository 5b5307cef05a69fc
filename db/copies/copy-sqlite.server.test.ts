import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySqlite, isSqliteInUse } from './copy-sqlite.server.ts';

let folder: string;
let file: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
  file = join(folder, 'school.db');
  database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table names (name text)');
});
afterEach(() => {
  if (database.isOpen) database.close();
  rmSync(folder, { recursive: true });
});

test('has what is still in the write-ahead log, and only what is committed', () => {
  database.exec(`insert into names values ('committed')`);
  database.exec(`begin; insert into names values ('not yet')`);
  const copy = join(folder, 'copy.db');
  copySqlite(file, copy);
  database.exec('commit');
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('select name from names').all()).toEqual([{ name: 'committed' }]);
  copied.close();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('takes the place of an older copy', () => {
  const copy = join(folder, 'copy.db');
  copySqlite(file, copy);
  database.exec(`insert into names values ('newer')`);
  copySqlite(file, copy);
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('select name from names').all()).toEqual([{ name: 'newer' }]);
  copied.close();
});

test('a database that somebody has open is in use, a closed one is not', () => {
  database.exec(`insert into names values ('x')`);
  expect(isSqliteInUse(file)).toBe(true);
  database.close();
  expect(isSqliteInUse(file)).toBe(false);
});
