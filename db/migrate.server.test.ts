import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageLimits } from '#features/contact/limits.ts';
import { answerLimits } from '#features/enrollment/form/limits.ts';
import { paymentLimits } from '#features/meals/form/payment-limits.ts';
import { textLimits } from '#features/recruitment/form/limits.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
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

test('every file in db/migrations has run (each has a line in db/migrate.server.ts)', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(store.read);
  const files = globSync('db/migrations/*.ts').map((file) => basename(file, '.ts'));
  expect(rows.map(({ name }) => name)).toEqual(files.sort());
});

test('a new database has the schema that is checked in (after a migration: npm run schema:write)', async () => {
  await expect(await schemaOf(store)).toMatchFileSnapshot(schemaFiles.sqlite);
});

/** Not known when the form is sent. An answer that was not given is an empty text. */
const ENTERED_LATER = ['transactionId'];

/** A question or limit that changes needs a migration; without one every submission would fail on the table. */
test.each([
  ['enrollment_applications', answerLimits],
  ['job_applications', textLimits],
  ['contact_messages', messageLimits],
  ['meal_payments', paymentLimits],
])('%s takes every answer at the length that its form allows', (table, limits) => {
  const columns = columnsOf(table);
  for (const [field, limit] of Object.entries(limits)) {
    const column = columns.get(columnName(field)) ?? 'no column';
    const checked = /check \(length\("\w+"\) <= (\d+)\)/.exec(column)?.[1] ?? limit;
    expect(
      { column, limit: Number(checked) },
      `${table} must keep ${field}: add a migration, then npm run schema:write`,
    ).toEqual({
      column: expect.stringContaining(ENTERED_LATER.includes(field) ? 'text' : 'not null'),
      limit,
    });
  }
});

/** The definition of each column of a table, by its name. */
function columnsOf(table: string): Map<string, string> {
  const schema = readFileSync(schemaFiles.sqlite, 'utf8');
  const text = schema.split(`CREATE TABLE "${table}" (\n`)[1]?.split('\n)')[0] ?? '';
  return new Map(
    text.split(',\n').map((line) => {
      const [, name = '', definition = ''] = /^\s*"(\w+)" (.*)$/.exec(line) ?? [];
      return [name, definition];
    }),
  );
}

/** `studentDOB` is `student_dob`, `parent1FirstName` is `parent1_first_name`. */
function columnName(field: string): string {
  return field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
