import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool, runSchoolAt } from '#tests/support/running-school.ts';

const DAY_MS = 86_400_000;
const ERASING = '/api/staff/held-erasing';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe.each(presentStoreKinds())('a server whose clock is wrong, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await runSchool(database.settings, database.dataDir);
    for (let number = 0; number < 12; number++) await message(`M${number}`);
    const withdrawn = await (await sendApplication(school.address)).json();
    const at = new Date().toISOString();
    await database.rows(
      `update enrollment_applications set status = 'withdrawn' where reference = '${withdrawn.reference}'`,
    );
    await database.rows(statusReached(withdrawn.reference, 'withdrawn', at, null));
    await post('/api/newsletter-subscriptions', { email: 'reader@mail.example' });
    await nightIsDone();
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  async function start(days: number) {
    await school.stop();
    school =
      days === 0
        ? await runSchool(database.settings, database.dataDir)
        : await runSchoolAt(inDays(days).toISOString(), database.settings, database.dataDir);
    await nightIsDone(days);
  }
  const post = (path: string, body: object) =>
    fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function message(name: string) {
    const answer = await post('/api/contact-messages', {
      ...{ name, email: 'a@mail.example', subject: 'S', message: 'M' },
    });
    expect(answer.status).toBe(201);
  }
  /** What undoes nothing is done for the day that the clock says. */
  const nightIsDone = (days = 0) =>
    vi.waitFor(
      async () =>
        expect(await doneFor('overwrite-erased')).toBe(
          dayInLusaka(new Date(inDays(days).getTime() - 3 * 3_600_000)),
        ),
      30_000,
    );
  const doneFor = async (job: string) =>
    (await database.rows(`select done_for from job_runs where job = '${job}'`))[0]?.done_for;
  const count = async (table: string) =>
    Number((await database.rows(`select count(*) as n from ${table}`))[0]?.n);
  const held = async () => ({
    applications: await count('enrollment_applications'),
    messages: await count('contact_messages'),
    subscribers: await count('subscribers'),
  });
  const nothingWaits = () =>
    vi.waitFor(
      async () => expect(await doneFor('retention')).toBe(await doneFor('overwrite-erased')),
      30_000,
    );
  const mailsHaveLeft = () =>
    vi.waitFor(async () => {
      const query = `select kind from outgoing_mails where status <> 'sent' and kind <> 'office-digest'`;
      expect(await database.rows(query)).toEqual([]);
    }, 30_000);

  test('800 days ahead erases nothing, sends its mails, and once it is right all jobs run', async () => {
    await mailsHaveLeft();
    const before = await held();
    await start(800);
    expect(await held()).toEqual(before);
    expect(school.output()).toContain('the clock has leapt');
    expect(await (await fetch(`${school.address}/metrics`)).text()).toContain(
      'school_erasing_waits 1\n',
    );
    await message('from the future');
    await mailsHaveLeft();
    await start(0);
    expect(await held()).toEqual({ ...before, messages: before.messages + 1 });
    await mailsHaveLeft();
    await nothingWaits();
    expect(await database.rows('select id from erasures')).toEqual([]);
    expect(await (await fetch(`${school.address}/metrics`)).text()).toContain(
      'school_erasing_waits 0\n',
    );
  });

  test('800 days behind erases nothing either, nor once it is right again', async () => {
    const before = await held();
    await start(-800);
    await message('from the past');
    await mailsHaveLeft();
    await start(0);
    expect(await held()).toEqual({ ...before, messages: before.messages + 1 });
    await mailsHaveLeft();
    expect(await database.rows('select id from erasures')).toEqual([]);
  });

  test('and where it leaps while the site runs, mails leave and the site says what it can do', async () => {
    await school.stop();
    const before = await held();
    const instants = [0, -800, 800, 0].map((days) => inDays(days).toISOString());
    school = await runSchoolAt(instants.join(' '), database.settings, database.dataDir);
    for (const [at, instant] of instants.entries()) {
      if (at > 0) process.kill(school.pid, 'SIGUSR2');
      if (at > 0)
        await vi.waitFor(() => expect(school.output()).toContain(`at ${instant}`), 30_000);
      await message(`Leap ${at}`);
      await mailsHaveLeft();
      expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
    }
    expect(await held()).toEqual({ ...before, messages: before.messages + 4 });
  });

  test('that was off for twenty days goes on after one press, which is written down', async () => {
    await start(20);
    const before = await held();
    const administrator = await openStaffAccount(school, database.rows, 'administrator');
    const today = dayInLusaka(inDays(20));
    const { lines } = await (await administrator.get('/api/staff/today')).json();
    expect(lines).toContainEqual({
      words: expect.stringContaining('Nothing is erased, and no round goes on. Is the date right?'),
      to: '/staff/people/erasing',
    });
    const shown = await (await administrator.get(ERASING)).json();
    expect(shown).toMatchObject({ isHeld: true, today, due: 0, records: [] });
    expect(await doneFor('retention')).not.toBe(await doneFor('overwrite-erased'));
    const goOn = { change: 'goOn', day: today, records: 0 };
    const wrongDay = { ...goOn, day: dayInLusaka(new Date()) };
    expect((await administrator.post(ERASING, wrongDay)).status).toBe(422);
    expect((await administrator.post(ERASING, goOn)).status).toBe(200);
    expect((await (await administrator.get(ERASING)).json()).isHeld).toBe(false);
    const acts = await database.rows("select detail from audit_records where about = 'erasing'");
    expect(acts).toEqual([
      { detail: `the date is ${plainSpaces(dayMonthYear(today))}, 0 records may go` },
    ]);
    const editor = await openStaffAccount(school, database.rows, 'editor');
    expect((await editor.get(ERASING)).status).toBe(404);
    await start(20);
    await nothingWaits();
    // An address that nobody has confirmed is over after a week.
    expect(await held()).toEqual({ ...before, subscribers: before.subscribers - 1 });
  });

  test('where a tenth of the records is over in one night, none goes unasked', async () => {
    await start(800);
    let administrator = await openStaffAccount(school, database.rows, 'administrator');
    const today = dayInLusaka(inDays(800));
    const before = await held();
    const shown = await (await administrator.get(ERASING)).json();
    expect(shown.due).toBeGreaterThan(10);
    expect(shown.records).toHaveLength(shown.due);
    const goOn = { change: 'goOn', day: today, records: shown.due };
    expect((await administrator.post(ERASING, { ...goOn, records: 1 })).status).toBe(422);
    await database.rows(`update clock_readings set read_at = '${inDays(800).toISOString()}'`);
    await start(800);
    administrator = await openStaffAccount(school, database.rows, 'administrator');
    await vi.waitFor(async () => {
      const { lines } = await (await administrator.get('/api/staff/today')).json();
      expect(lines).toContainEqual({
        words: `Nothing is erased: the time of ${shown.due} records is over at once. Is that right?`,
        to: '/staff/people/erasing',
      });
    }, 30_000);
    expect(await held()).toEqual(before);
    expect((await administrator.post(ERASING, goOn)).status).toBe(200);
    await start(800);
    await nothingWaits();
    // Those that came while the clock was ahead have years to go.
    expect((await held()).messages).toBe(2);
  });
});
