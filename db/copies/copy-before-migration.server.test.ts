import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#lib/metrics/log.server.ts';
import { openStore } from '../open-store.server.ts';
import {
  eraseInCopyBeforeMigration,
  forgetCopyBeforeMigration,
} from './copy-before-migration.server.ts';

const DAY_MS = 86_400_000;
let folder: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'before-'));
  copy = join(folder, 'school.db.before-migration');
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(file: string, ...statements: string[]) {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

const live = () => join(folder, 'school.db');
const OLD = 'create table families (id text primary key, name text)';
const NEW = 'create table families (id text primary key, name text, phone text)';
const namesIn = (file: string) => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('select name from families order by name').all();
  } finally {
    database.close();
  }
};

test('what was erased since goes from the copy down to its bytes, and all else stays', async () => {
  make(
    copy,
    OLD,
    `insert into families values ('1', 'Zqerased')`,
    `insert into families values ('2', 'Stays')`,
  );
  make(live(), NEW, `insert into families values ('2', 'Stays', '0977')`);
  expect(await eraseInCopyBeforeMigration(folder)).toBe(true);
  expect(namesIn(copy)).toEqual([{ name: 'Stays' }]);
  expect(readFileSync(copy, 'latin1')).not.toContain('Zqerased');
});

test.each([
  ['a table that there is no more', 'create table letters (id text primary key)'],
  ['a table of which no row has a key', 'create table families (name text)'],
])('a copy with %s cannot be asked, and goes', async (_what, table) => {
  make(copy, table);
  make(live(), NEW);
  expect(await eraseInCopyBeforeMigration(folder)).toBe(false);
  expect(existsSync(copy)).toBe(false);
});

test('nor can one that is damaged', async () => {
  make(live(), NEW);
  writeFileSync(copy, 'Zqerased');
  expect(await eraseInCopyBeforeMigration(folder)).toBe(false);
  expect(existsSync(copy)).toBe(false);
});

test('it is kept for seven days after the schema changed', async () => {
  const store = await openStore({ dataDir: folder }, createLog('silent'));
  try {
    writeFileSync(copy, '');
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await forgetCopyBeforeMigration(folder, store, inDays(6.9));
    expect(existsSync(copy)).toBe(true);
    await forgetCopyBeforeMigration(folder, store, inDays(7.1));
    expect(existsSync(copy)).toBe(false);
  } finally {
    await store.close();
  }
});
