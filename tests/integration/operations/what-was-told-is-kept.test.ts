import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { migrateOldTo } from '#tests/support/databases/migrate-old-to.ts';
import {
  emptyDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';

const SINCE = '2026-05-04T08:00:00.000Z';
const AT = '2026-05-04T09:00:00.000Z';

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

  const toldIn = async (table: string, id: string) => {
    const [row] = await database.rows(`select told from ${table} where id = '${id}'`);
    return JSON.parse(String(row?.told));
  };

  test('stays told, and what was never moved has nothing', async () => {
    expect(await toldIn('meal_payments', 'never')).toBeNull();
    expect(await toldIn('meal_payments', 'same')).toEqual({
      ...{ status: 'confirmed', since: SINCE, reason: '' },
      ...{ received_kwacha: 100, ticked_transaction_id: 'TICK.0001' },
    });
    expect(await toldIn('meal_payments', 'moved')).toEqual({
      ...{ status: 'notFound', since: SINCE, reason: 'Not there.' },
      ...{ received_kwacha: null, ticked_transaction_id: null },
    });
    expect(await toldIn('parent_forms', 'form')).toEqual({ status: 'new', since: SINCE });
  });
});
