import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import '#features/enrollment/tables.server.ts';
import '#features/families/tables.server.ts';
import { up } from './migrations/0059-families-by-decisions.ts';

test('who joined without a decision has one, and applications of two years are parted', async () => {
  const store = openSqliteStore(':memory:');
  const statements = `
    create table enrollment_applications (reference text, enrollment_year text, same_child_as text);
    insert into enrollment_applications values
      ('EN-A', '2026', null), ('EN-B', '2027', 'EN-A'), ('EN-C', '2026', 'EN-A');
    create table family_members (reference text, family_id text, joined_at text);
    insert into family_members values
      ('EN-D', 'one', '2026-01-01'), ('EN-C', 'one', '2026-01-02'), ('EN-A', 'one', '2026-01-03'),
      ('EN-E', 'two', '2026-01-01'), ('EN-F', 'two', '2026-01-01');
    create table family_decisions (id text, reference text, other text, decision text,
      families_before text, decided_at text, decided_by text, undone_at text);
    insert into family_decisions values
      ('1', 'EN-A', 'EN-C', 'sameFamily', '[]', '2026-01-03', 'office@school.example', null),
      ('2', 'EN-E', 'EN-F', 'sameFamily', '[]', '2026-01-01', 'office@school.example', '2026-01-02')
  `.split(';');
  await store.write(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await up(transaction as unknown as Kysely<unknown>);
  });
  const following = await store.read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('same_child_as', 'is not', null)
    .execute();
  expect(following).toEqual([{ reference: 'EN-C' }]);
  const said = await store.read
    .selectFrom('family_decisions')
    .select(['reference', 'other'])
    .where('decided_by', '=', 'family')
    .orderBy('reference')
    .execute();
  expect(said).toEqual([
    { reference: 'EN-C', other: 'EN-D' },
    { reference: 'EN-E', other: 'EN-F' },
  ]);
  await store.close();
});
