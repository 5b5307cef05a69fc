import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { up } from './migrations/0071-access-ended-before.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'access-ended-'));
  store = openSqliteStore(join(folder, 'school.db'));
  await store.write(async (transaction) => {
    for (const table of [
      'audit_records (at text, staff_email text, about text, detail text)',
      'enrollment_applications (id text, reference text)',
      'enrollment_guardian_acts (application_id text, at text, account_email text, act text)',
      'enrollment_guardians (application_id text, account_id text)',
      'accounts (id text, email text)',
      'enrollment_barred (id text primary key, application_id text, name text, guardian integer, may_know text, may_collect integer, since text, reason text, paper text, written_at text, written_by text)',
      'enrollment_barred_keys (barred_id text, key text, primary key (key, barred_id))',
    ])
      await sql`create table ${sql.raw(table)}`.execute(transaction);
    await sql`insert into enrollment_applications values ('a', 'EN-1'), ('b', 'EN-2')`.execute(
      transaction,
    );
    await sql`insert into accounts values ('m', 'grace@mail.example'), ('f', 'joseph@mail.example')`.execute(
      transaction,
    );
    await sql`insert into enrollment_guardian_acts values
      ('a', '2026-10-01T08:00:00.000Z', 'grace@mail.example', 'linked'),
      ('a', '2026-10-02T08:00:00.000Z', 'joseph@mail.example', 'linked'),
      ('a', '2026-10-02T09:00:00.000Z', 'Gone@mail.example', 'linked'),
      ('b', '2026-10-02T08:00:00.000Z', 'joseph@mail.example', 'linked')`.execute(transaction);
    await sql`insert into enrollment_guardians values ('a', 'm')`.execute(transaction);
  });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function barredAfter(...ends: { at: string; about: string }[]) {
  await store.write(async (transaction) => {
    for (const { at, about } of ends) {
      await sql`insert into audit_records values
        (${at}, 'office@school.example', ${about}, 'portal access ended')`.execute(transaction);
    }
    await up(transaction as never);
    await up(transaction as never);
  });
  const { rows } = await sql<Record<string, string>>`
    select application_id, name, may_know, since, key from enrollment_barred
    join enrollment_barred_keys on barred_id = id order by key`.execute(store.read as never);
  return rows;
}

test('who had followed an application when access to it ended, and follows it no more, is written down once', async () => {
  const rows = await barredAfter(
    { at: '2026-11-01T22:30:00.000Z', about: 'EN-1' },
    { at: '2026-11-05T08:00:00.000Z', about: 'EN-1' },
  );
  const line = { application_id: 'a', may_know: 'nothing', since: '2026-11-02' };
  expect(rows).toEqual([
    { ...line, name: 'joseph@mail.example', key: 'account f' },
    { ...line, name: 'Gone@mail.example', key: 'gone@mail.example' },
    { ...line, name: 'joseph@mail.example', key: 'joseph@mail.example' },
  ]);
});

test('who came later, and where no access was ended, nobody is', async () => {
  expect(await barredAfter({ at: '2026-10-02T07:00:00.000Z', about: 'EN-1' })).toEqual([]);
});
