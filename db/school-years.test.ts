import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import { up } from './migrations/0048-school-years.ts';

test('published dates keep their year, as one that is published; what has its years already stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-years-'));
  const store = openSqliteStore(join(folder, 'school.db'));
  await store.write(async (transaction) => {
    await sql`create table content_versions (id text primary key, part text, value text)`.execute(
      transaction,
    );
    await sql`insert into content_versions values
      ('a', 'dates', '{"openingDay":"2026-01-05","year":2026,"terms":[]}'),
      ('turned', 'dates', '{"terms":[],"years":[{"year":2026,"state":"drafted"}]}'),
      ('files again', 'dates', null),
      ('other', 'events', '{"year":2026}')`.execute(transaction);
    await up(transaction as never);
    await up(transaction as never);
  });
  const { rows } = await sql<{ id: string; value: string | null }>`
    select id, value from content_versions order by id`.execute(store.read as never);
  await store.close();
  rmSync(folder, { recursive: true });
  expect(rows.map(({ id, value }) => [id, value && JSON.parse(value)])).toEqual([
    ['a', { openingDay: '2026-01-05', terms: [], years: [{ year: 2026, state: 'published' }] }],
    ['files again', null],
    ['other', { year: 2026 }],
    ['turned', { terms: [], years: [{ year: 2026, state: 'drafted' }] }],
  ]);
});
