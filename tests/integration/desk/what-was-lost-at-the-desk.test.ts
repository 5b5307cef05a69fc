import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const AT = '/api/staff/brought-back';
const ASK = 'Please open this page once on the phone that you used';

describe.each(presentStoreKinds())('after a loss, the office on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let office: StaffClient;

  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'administrator');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const page = async () => (await fetch(`${school.address}/about`)).text();
  const ask = (isAsking: boolean) => office.post(AT, { change: 'askToComeBy', isAsking });

  test('finds in a pasted text what is missing, and keeps nothing of it', async () => {
    const apply = async () => (await (await sendApplication(school.address)).json()).reference;
    const [here, erased, missing] = [await apply(), await apply(), newReference('JA')];
    expect((await eraseAtDesk(office, erased)).status).toBe(200);
    const text = `parent@mail.example ${here}\ngone@mail.example ${erased}\nnow@mail.example ${missing}`;
    const answer = await office.post(AT, { change: 'findMissing', text });
    expect((await answer.json()).found).toEqual({
      here: 1,
      erased: 1,
      missing: [{ reference: missing, address: 'now@mail.example', what: 'one job application' }],
    });
    const tooLong = await office.post(AT, { change: 'findMissing', text: 'a'.repeat(50_001) });
    expect([tooLong.status, (await tooLong.json()).detail]).toEqual([
      422,
      expect.stringContaining('Paste it in several parts'),
    ]);
    const other = await openStaffAccount(school, database.rows, 'recruitment');
    expect((await other.post(AT, { change: 'findMissing', text })).status).toBe(404);
  });

  test('puts the line on every page and takes it off, once something was lost', async () => {
    expect((await ask(true)).status).toBe(422);
    await database.rows(
      `insert into store_epochs (position, epoch, begun_at, receipts) values (2, 'second', '${new Date().toISOString()}', 0)`,
    );
    expect(await page()).not.toContain(ASK);
    expect((await ask(true)).status).toBe(200);
    expect(await page()).toContain(ASK);
    expect((await (await office.get(AT)).json()).lost.askedAt).toMatch(/Z$/);
    expect((await ask(false)).status).toBe(200);
    expect(await page()).not.toContain(ASK);
    const acts = await database.rows(
      `select detail from audit_records where about = 'brought-back'`,
    );
    expect(acts).toHaveLength(2);
  });
});
