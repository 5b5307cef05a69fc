import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';

describe.each(presentStoreKinds())('a copy that is brought back, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let office: StaffClient;
  let head: StaffClient;
  let gone: StaffClient;
  let copy: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await newDatabase(kind);
    settings = { DATA_DIR: database.dataDir, ...database.settings };
    copy = join(database.dataDir, '..', `copy-${crypto.randomUUID()}`);
    school = await runSchool({ LOG_LEVEL: 'warn', ...settings }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'admissions');
    head = await openStaffAccount(school, database.rows, 'administrator');
    gone = await openStaffAccount(school, database.rows, 'admissions');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
    rmSync(copy, { recursive: true, force: true });
  });

  const change = async (reference: string, body: object) => {
    const { version } = await (await office.get(`${APPLICATIONS}/${reference}`)).json();
    const answer = await office.post(`${APPLICATIONS}/${reference}`, { version, ...body });
    expect(answer.status).toBe(200);
  };
  const offers = () =>
    database.rows(`select recipient, status, text_part from outgoing_mails
      where kind = 'enrollment-offered' order by recipient`);
  const barred = async () => [
    await database.rows('select * from enrollment_barred order by id'),
    await database.rows('select * from enrollment_barred_keys order by key'),
  ];

  test('sends no letter a second time, and lets nobody back in, of the families or of the office', async () => {
    const { reference } = await (
      await sendApplication(school.address, {
        parent1Email: 'first@mail.example',
        ...{ parent2FirstName: 'Moses', parent2Email: 'second@mail.example' },
      })
    ).json();
    await change(reference, { change: 'move', to: 'underReview' });
    const letter = { subject: 'We offer a place', text: 'Please answer.' };
    await change(reference, { change: 'move', to: 'offered', letter });
    expect(await offers()).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
    expect((await runScript('backup', [copy], settings)).code).toBe(0);

    await change(reference, {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    });
    await database.rows(
      `update outgoing_mails set due_at = queued_at where kind = 'enrollment-offered'`,
    );
    await expect
      .poll(offers, { timeout: 60_000 })
      .toMatchObject([{ status: 'sent' }, { status: 'cancelled', text_part: '' }]);
    const ended = { change: 'endAccess', accountId: gone.accountId };
    expect((await head.post('/api/staff/people', ended)).status).toBe(200);
    const [before, said] = [await offers(), await barred()];
    await school.stop();

    const restored = await runScript('restore', [copy, '--replace'], settings);
    expect(restored.code).toBe(0);
    expect(await offers()).toEqual(before);
    expect(await barred()).toEqual(said);
    expect(restored.printed).toContain('may not be told of a child, or not collect it: 1.');
    expect(restored.printed).toContain('have no access to the desk since then: 1.');
    // At its own address: tokens are good there alone.
    const { port: PORT } = new URL(school.address);
    school = await runSchool({ LOG_LEVEL: 'warn', PORT, ...settings }, database.dataDir);
    const asks = async ({ token }: StaffClient) =>
      (
        await fetch(`${school.address}${APPLICATIONS}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).status;
    expect([await asks(office), await asks(gone)]).toEqual([200, 401]);
    const roles = `select role from staff_members where account_id = '${gone.accountId}'`;
    expect(await database.rows(roles)).toEqual([]);
  });

  test('reminds nobody a second time, and says which draw the copy does not know', async () => {
    const { reference } = await (await sendApplication(school.address)).json();
    await change(reference, { change: 'move', to: 'underReview' });
    await change(reference, { change: 'ask', things: ['A card'], papers: [], words: 'Please.' });
    const letter = { subject: 'We offer a place', text: 'Please answer.' };
    await change(reference, { change: 'move', to: 'offered', letter });
    await database.rows(`insert into rounds (year, version, places, kept_reason, opens_on, closes_at,
      draw_at, release_at, moved_because, secret, seal, list, list_seal, dice, witness, witness_role,
      frozen_at) values ('2031', 1, '[]', '', '2030-10-01', '2030-11-01T10:00:00.000Z',
      '2030-11-08T10:00:00.000Z', '2030-11-09T10:00:00.000Z', '', 'words', 'seal', '', 'sealed', '', '',
      '', '2030-11-01T10:00:00.000Z')`);
    const copyOfBefore = `${copy}-before`;
    expect((await runScript('backup', [copyOfBefore], settings)).code).toBe(0);

    const reminded = '2026-11-20T08:00:00.000Z';
    await database.rows(`update case_statuses set half_reminded_at = '${reminded}'
      where reference = '${reference}' and status = 'offered'`);
    await database.rows(`update case_statuses set promise_since = '2026-11-01', promise_by = '2026-11-10',
      broken_at = '${reminded}', new_day = '2026-11-27'
      where reference = '${reference}' and status = 'submitted'`);
    await database.rows(`update enrollment_requests set reminded_at = '${reminded}'`);
    await database.rows(`update rounds set drawn_at = '2026-11-20T08:00:00.000Z', dice = '1234561234'
      where year = '2031'`);
    const told = async () => [
      await database.rows(`select number, half_reminded_at, last_reminded_at, promise_since, promise_by,
        broken_at, new_day from case_statuses where reference = '${reference}' order by number`),
      await database.rows('select id, reminded_at from enrollment_requests order by id'),
    ];
    const before = await told();
    await school.stop();

    const restored = await runScript('restore', [copyOfBefore, '--replace'], settings);
    rmSync(copyOfBefore, { recursive: true, force: true });
    expect(restored.code).toBe(0);
    expect(await told()).toEqual(before);
    expect(restored.printed).toContain('the round for 2031 was drawn on 20 November 2026');
    expect(restored.printed).toContain('The ten throws were 1 2 3 4 5 6 1 2 3 4.');
    expect(await database.rows(`select dice from rounds where year = '2031'`)).toEqual([
      { dice: '' },
    ]);
    school = await runSchool({ LOG_LEVEL: 'warn', ...settings }, database.dataDir);
  });

  test('says whom to ask where the data that it replaces cannot tell who is barred', async () => {
    await school.stop();
    await database.rows('alter table enrollment_barred_keys rename to of_another_version');
    const restored = await runScript('restore', [copy, '--replace'], settings);
    expect(restored.printed).toContain('Ask the office who may not be told of a child since then');
    expect(restored.code).toBe(0);
    school = await runSchool({ LOG_LEVEL: 'warn', ...settings }, database.dataDir);
  });
});
