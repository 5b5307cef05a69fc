import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import { up } from './migrations/0072-guarded-content.ts';

const addresses = {
  ...{ email: 'office@school.example', admissionsEmail: 'admissions@school.example' },
  ...{ phone: '+260 1', admissionsPhone: '+260 2' },
};

async function migrated(versions: [part: string, number: number, value: string | null][]) {
  const folder = mkdtempSync(join(tmpdir(), 'guarded-content-'));
  const store = openSqliteStore(join(folder, 'school.db'));
  await store.write(async (transaction) => {
    await sql`create table content_versions (id text primary key, part text, number integer,
      value text, published_at text, staff_email text, restored_from integer)`.execute(transaction);
    for (const [part, number, value] of versions)
      await sql`insert into content_versions values
        (${part + number}, ${part}, ${number}, ${value}, '2026', 'editor', null)`.execute(
        transaction,
      );
    await up(transaction as never);
  });
  const { rows } = await sql<{ part: string; number: number; value: string; by: string }>`
    select part, number, value, staff_email as "by" from content_versions
    where part in ('contacts', 'ways-to-pay') order by part`.execute(store.read as never);
  await store.close();
  rmSync(folder, { recursive: true });
  return rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) }));
}

test('what visitors see of addresses and ways to pay stays, as the first version of its new part', async () => {
  const office = { ...addresses, whatsapp: '+260 3', address: ['Plot 10'], hours: {} };
  expect(
    await migrated([
      ['office', 1, JSON.stringify({ ...office, email: 'first@school.example' })],
      ['office', 2, JSON.stringify(office)],
      ['office', 3, '{"half'],
      ['fees', 1, JSON.stringify({ terms: [], ways: ['Bank'] })],
    ]),
  ).toEqual([
    { part: 'contacts', number: 1, by: 'editor', value: { ...addresses, whatsapp: '+260 3' } },
    { part: 'ways-to-pay', number: 1, by: 'editor', value: { ways: ['Bank'] } },
  ]);
});

test('where the files are shown, they go on being shown', async () => {
  expect(
    await migrated([
      ['office', 1, JSON.stringify(addresses)],
      ['office', 2, null],
      ['events', 1, '{"items":[]}'],
    ]),
  ).toEqual([]);
});
