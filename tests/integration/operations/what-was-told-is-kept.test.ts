import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { toldOf } from '#desk/cases/time-to-undo.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { migrateOldTo } from '#tests/support/databases/migrate-old-to.ts';
import {
  emptyDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';

const SINCE = '2026-05-04T08:00:00.000Z';
const AT = '2026-05-04T09:00:00.000Z';
/** While the office can take back what it did then. */
const WHILE = new Date('2026-05-04T09:05:00.000Z');

/** Status, amount, ticked transaction and reason of a payment, and what its family was told. */
const payments = {
  never: `'referenceMade', null, null, '', null, null`,
  same: `'confirmed', 100, 'TICK.0001', '', 'confirmed', '${SINCE}'`,
  moved: `'confirmed', 125, 'TICK.0002', 'Not there.', 'notFound', '${SINCE}'`,
};

describe.each(presentStoreKinds())('what was told before 0067, on %s', (kind) => {
  let database: SchoolDatabase;
  beforeAll(async () => {
    database = await emptyDatabase(kind);
    await migrateOldTo(database, '0066-told-before-the-last-moves');
    for (const [id, values] of Object.entries(payments)) {
      await database.rows(`insert into meal_payments
        (id, reference, submitted_at, child_name, grade_level, guardian_name, phone, email, purpose, amount_kwacha,
          status, received_kwacha, ticked_transaction_id, reason, told_status, told_since, changed_at, version)
        values ('${id}', 'MP-${id}', '${SINCE}', 'Thoko', 'grade1', 'Ruth', '0977123456', '', 'May', 150,
          ${values}, '${AT}', 2)`);
    }
    await database.rows(`insert into parent_forms
      (id, kind, reference, submitted_at, name, email, phone, answers, email_search, notice_version, status,
        status_at, told_status, told_since, version)
      values ('form', 'volunteer-application', 'VO-1', '${SINCE}', 'Peter', '', '0977123456', '{}', '', '1', 'met',
        '${AT}', 'new', '${SINCE}', 2)`);
    const { dataDir, settings } = database;
    const databaseUrl = settings.DATABASE_URL;
    await (await openStore({ dataDir, databaseUrl }, createLog('silent'))).close();
  });
  afterAll(() => database.remove());

  const told = async (reference: string) => {
    const rows = await database.rows(
      `select * from case_statuses where reference = '${reference}' order by number`,
    );
    const history = rows.map((row) => ({
      ...{ status: String(row.status), reachedAt: String(row.reached_at) },
      ...{ tellAt: String(row.tell_at), movedBy: row.moved_by ?? null },
      facts: JSON.parse(String(row.facts)) as { takesBack?: true },
    }));
    const { status, since, facts } = toldOf(history, String(rows.at(-1)?.status), WHILE);
    const { takesBack: _, ...said } = facts;
    return { status, since, ...said };
  };

  test('stays told, and what was never moved has nothing', async () => {
    expect(await told('MP-never')).toMatchObject({ status: 'referenceMade' });
    expect(await told('MP-same')).toEqual({
      ...{ status: 'confirmed', since: SINCE },
      ...{ receivedKwacha: 100, tickedTransactionId: 'TICK.0001' },
    });
    expect(await told('MP-moved')).toEqual({
      ...{ status: 'notFound', since: SINCE, reason: 'Not there.' },
    });
    expect(await told('VO-1')).toEqual({ status: 'new', since: SINCE });
  });
});
