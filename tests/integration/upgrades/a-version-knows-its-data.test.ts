import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { newDatabase, presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import {
  failToStart,
  freePort,
  type RunningSchool,
  runSchool,
} from '#tests/support/running-school.ts';

const LATER = `'0999-of-a-later-version'`;
const BOTH_NUMBERS =
  /^The database is of version 999 and this program knows versions up to \d+: start the newer program\b.*\.$/m;

describe.each(presentStoreKinds())('a database of a later version, on %s,', (kind) => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let school: RunningSchool;
  const becomeNewer = () =>
    database.rows(`insert into kysely_migration (name, timestamp) values (${LATER}, '2030-01-01')`);
  const becomeOlder = () => database.rows(`delete from kysely_migration where name = ${LATER}`);
  const applications = () => database.rows('select id from enrollment_applications');
  beforeAll(async () => {
    database = await newDatabase(kind);
  });
  afterAll(() => database.remove());

  test('is refused at the start, in one sentence with both numbers', async () => {
    await becomeNewer();
    const { code, printed } = await failToStart({
      ...database.settings,
      PORT: String(await freePort()),
      DATA_DIR: database.dataDir,
    });
    expect(printed).toMatch(BOTH_NUMBERS);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    await becomeOlder();
  });

  test('ends the work of a program that was started before it: not ready, nothing taken, nothing shown', async () => {
    school = await runSchool(database.settings, database.dataDir);
    try {
      const staff = await openStaffAccount(school, database.rows, 'admissions');
      const list = () => staff.get('/api/staff/enrollment-applications');
      expect((await list()).status).toBe(200);
      const ready = () => fetch(`${school.address}/readyz`);
      expect((await ready()).status).toBe(200);
      await becomeNewer();
      await expect.poll(async () => (await ready()).status).toBe(503);
      expect((await (await ready()).json()).detail).toMatch(BOTH_NUMBERS);
      await expectProblem(await sendApplication(school.address), 503);
      await expectProblem(await list(), 503);
      expect(await applications()).toHaveLength(0);
      expect((await fetch(`${school.address}/enrollment`)).status).toBe(200);

      await becomeOlder();
      await expect.poll(async () => (await ready()).status).toBe(200);
      expect((await sendApplication(school.address)).status).toBe(201);
    } finally {
      await school.stop();
    }
  });
});
