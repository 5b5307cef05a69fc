import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { migrateOldTo } from '#tests/support/databases/migrate-old-to.ts';
import {
  emptyDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';

const LAST_BEFORE = '0063-lists-by-time';
const AT = '2026-05-04T08:00:00.000Z';

const statuses = {
  contact_messages: ['new', 'read', 'answered', 'closed'],
  enrollment_requests: ['open', 'done', 'withdrawn'],
  meal_payments: ['referenceMade', 'transactionEntered', 'confirmed', 'notFound', 'cancelled'],
  papers: ['bring', 'notYet', 'sent', 'seen', 'unreadable'],
  parent_forms: ['new', 'met', 'active', 'declined', 'paid', 'ended'],
};

/** One row for each status that a table had under its old name. */
const inserts = {
  contact_messages: statuses.contact_messages.map(
    (state, at) => `(id, reference, submitted_at, name, email, subject, message, state) values
      ('c${at}', 'CM-${at}', '${AT}', 'Mary', 'mary@mail.example', 'Fees', 'How much?', '${state}')`,
  ),
  enrollment_requests: statuses.enrollment_requests.map(
    (state, at) => `(id, application_id, turn_id, what, state, asked_at, asked_by, version) values
      ('r${at}', 'a1', 't', 'Last report', '${state}', '${AT}', 'office@school.example', 1)`,
  ),
  meal_payments: statuses.meal_payments.map(
    (
      state,
      at,
    ) => `(id, reference, submitted_at, child_name, grade_level, guardian_name, phone, email,
        purpose, amount_kwacha, state, state_before, reason, changed_at, version) values
      ('m${at}', 'MP-${at}', '${AT}', 'Thoko', 'grade1', 'Ruth', '0977123456', '',
        'May', 125, '${state}', ${state === 'confirmed' ? "'transactionEntered'" : 'null'}, '', '${AT}', 1)`,
  ),
  papers: statuses.papers.map(
    (state, at) => `(reference, paper, state, changed_at, words) values
      ('EN-${at}', 'photograph', '${state}', '${AT}', '')`,
  ),
  parent_forms: statuses.parent_forms.map(
    (state, at) => `(id, kind, reference, submitted_at, name, email, phone, answers, email_search,
        notice_version, state, state_at, version) values
      ('f${at}', 'volunteer-application', 'VO-${at}', '${AT}', 'Peter', '', '0977123456', '{}', '',
        '1', '${state}', '${AT}', 1)`,
  ),
  opening_states: [
    `(opening_id, is_closed, changed_at, version) values ('art-teacher', 1, '${AT}', 3)`,
  ],
};

describe.each(presentStoreKinds())('where records stand, on %s', (kind) => {
  let database: SchoolDatabase;
  beforeAll(async () => {
    database = await emptyDatabase(kind);
    await migrateOldTo(database, LAST_BEFORE);
    await database.rows('delete from contact_messages');
    for (const [table, rows] of Object.entries(inserts)) {
      for (const row of rows) await database.rows(`insert into ${table} ${row}`);
    }
    const { dataDir } = database;
    const databaseUrl = database.settings.DATABASE_URL;
    await (await openStore({ dataDir, databaseUrl }, createLog('silent'))).close();
  });
  afterAll(() => database.remove());

  const listed = async (column: string, table: string) => {
    const rows = await database.rows(`select ${column} from ${table} order by 1`);
    return rows.map((row) => row[column]);
  };

  test.each(Object.entries(statuses))(
    'every status of %s outlives the new name',
    async (table, all) => {
      expect(await listed('status', table)).toEqual([...all].sort());
    },
  );

  test('so do the status before, the day of a status and a closed opening', async () => {
    const paid =
      "case_statuses where reference in (select reference from meal_payments where status = 'confirmed')";
    expect(await listed('status', paid)).toContain('transactionEntered');
    expect(new Set(await listed('status_at', 'parent_forms'))).toEqual(new Set([AT]));
    expect(await database.rows('select * from opening_statuses')).toEqual([
      { opening_id: 'art-teacher', is_closed: 1, changed_at: AT, version: 3 },
    ]);
  });

  test('a message without a status is still new', async () => {
    await database.rows(`insert into contact_messages (id, reference, submitted_at, name, email, subject, message)
      values ('c9', 'CM-9', '${AT}', 'Mary', 'mary@mail.example', 'Bus', 'When?')`);
    expect(await database.rows("select status from contact_messages where id = 'c9'")).toEqual([
      { status: 'new' },
    ]);
  });
});
