import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { findLengthMistakes } from '#tests/support/databases/answer-lengths.ts';
import { schemaFiles, schemaOf } from '#tests/support/databases/database-schema.ts';
import { openStore } from './open-store.server.ts';

let store: Store;
const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
beforeAll(async () => {
  store = await openStore({ dataDir }, createLog('silent'));
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test('every file in db/migrations has run (each has a line in db/every-migration.ts)', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(store.read);
  const files = globSync('db/migrations/*.ts').map((file) => basename(file, '.ts'));
  expect(rows.map(({ name }) => name)).toEqual(files.sort());
});

test('a new database has the schema that is checked in (after a migration: npm run schema:write)', async () => {
  await expect(await schemaOf(store)).toMatchFileSnapshot(schemaFiles.sqlite);
});

/** A question or limit that changes needs a migration; without one every submission would fail on the table. */
test('every table takes each written answer at the length that its form allows, and none that is longer', async () => {
  const mistakes = await findLengthMistakes(store);
  expect(mistakes, 'add a migration, then npm run schema:write').toEqual([]);
});
