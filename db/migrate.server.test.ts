import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageLimits } from '#features/contact/limits.ts';
import { answerLimits } from '#features/enrollment/form/limits.ts';
import { paymentLimits } from '#features/meals/form/payment-limits.ts';
import { textLimits } from '#features/recruitment/form/limits.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { schemaFiles, schemaOf } from '#tests/support/databases/database-schema.ts';
import { openStore } from './open-store.server.ts';

test('a new database has the schema that is checked in (after a migration: npm run schema:write)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  const store = await openStore({ dataDir }, createLog('silent'));
  const schema = await schemaOf(store);
  await store.close();
  rmSync(dataDir, { recursive: true });
  await expect(schema).toMatchFileSnapshot(schemaFiles.sqlite);
});

/** A question or limit that changes needs a migration; without one every submission would fail on the table. */
test.each([
  ['enrollment_applications', answerLimits],
  ['job_applications', textLimits],
  ['contact_messages', messageLimits],
  ['meal_payments', paymentLimits],
])('%s takes every answer at the length that its form allows', (table, limits) => {
  const columns = columnsOf(table);
  for (const [field, limit] of Object.entries(limits)) {
    const checked = /check \(length\("\w+"\) <= (\d+)\)/.exec(columns.get(columnName(field)) ?? '');
    const isKept = columns.has(columnName(field));
    expect({ field, isKept, limit: Number(checked?.[1] ?? limit) }).toEqual({
      field,
      isKept: true,
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
