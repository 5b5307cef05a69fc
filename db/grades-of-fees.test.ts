import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import { up } from './migrations/0079-grades-of-fees.ts';

const price = { term1: 1, term2: 2, term3: 3 };

test.each([
  ['Grade 1', { from: 'grade1', to: 'grade1' }],
  ['Grades 1 to 4', { from: 'grade1', to: 'grade4' }],
  [' grades 5 – 7 ', { from: 'grade5', to: 'grade7' }],
  ['Early Childhood', { from: 'ece1', to: 'ece2' }],
  ['Early Childhood 2 (Kindergarten)', { from: 'ece2', to: 'ece2' }],
  ['Early Childhood 1 and 2', { from: 'ece1', to: 'ece2' }],
  ['All grades', { from: 'ece1', to: 'grade7' }],
  ['Grades 4 to 1', undefined],
  ['Boarders', undefined],
  ['Grade 10', undefined],
])(
  'published fees of “%s” name their grades afterwards, or stay as they are',
  async (grade, named) => {
    const before = { terms: [{ grade, ...price }], ways: ['Cash'] };
    const after = named ? { terms: [{ ...named, ...price }], ways: ['Cash'] } : before;
    expect(await turned(before)).toEqual(after);
  },
);

test('one row that cannot be read leaves the whole version as it is', async () => {
  const before = {
    terms: [
      { grade: 'Grade 1', ...price },
      { grade: 'Boarders', ...price },
    ],
  };
  expect(await turned(before)).toEqual(before);
});

async function turned(value: object): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'grades-of-fees-'));
  const store = openSqliteStore(join(folder, 'school.db'));
  await store.write(async (transaction) => {
    await sql`create table content_versions (id text primary key, part text, value text)`.execute(
      transaction,
    );
    await sql`insert into content_versions values
      ('fees', 'fees', ${JSON.stringify(value)}), ('none', 'fees', null)`.execute(transaction);
    await up(transaction as never);
    await up(transaction as never);
  });
  const { rows } = await sql<{ value: string }>`
    select value from content_versions where id = 'fees'`.execute(store.read as never);
  await store.close();
  rmSync(folder, { recursive: true });
  return JSON.parse(rows[0]?.value ?? '');
}
