import { DatabaseSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { up } from './migrations/0045-waiting-ranks.ts';

test('who waits keeps the order, and who was put on the list in one instant stands by submission', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    create table enrollment_applications (id text primary key, submitted_at text);
    create table enrollment_waiting_places (application_id text primary key, place text);
    insert into enrollment_applications values ('late', '03'), ('early', '01'), ('moved up', '02');
    insert into enrollment_waiting_places values ('late', '20'), ('early', '20'), ('moved up', '10');
  `);
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase });
  const db = new Kysely<unknown>({ dialect });
  await up(db);
  const rows = database
    .prepare('select application_id from enrollment_waiting_ranks order by rank')
    .all();
  expect(rows.map((row) => row.application_id)).toEqual(['moved up', 'early', 'late']);
});
