import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leaveNothingErased } from '#db/copies/leave-nothing-erased.server.ts';
import { openStore } from '#db/open-store.server.ts';
import { carryOutRetention } from '#features/retention/carry-out.server.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const log = createLog('silent');
let database: SchoolDatabase;
let school: RunningSchool;
let office: StaffClient;
let copies: string;
beforeAll(async () => {
  database = await newDatabase('SQLite');
  copies = mkdtempSync(join(tmpdir(), 'copies-'));
  school = await runSchool({ LOG_LEVEL: 'info' }, database.dataDir);
  office = await openStaffAccount(school, database.rows, 'administrator');
  // So many that their rows move between pages when others come and go.
  for (let number = 0; number < 60; number++) await family(`Filler${number}`);
});
afterAll(async () => {
  await school.remove();
  await database.remove();
  rmSync(copies, { recursive: true });
});

const settings = () => ({ DATA_DIR: database.dataDir, ...database.settings });
const backUp = async (name: string) => {
  const copied = await runScript('backup', [join(copies, name)], settings());
  expect(copied.printed).toMatch(/^Copied/);
};

/** An application with these letters in every kind of its words. */
async function family(mark: string, email = `${mark}@mail.example`): Promise<string> {
  const answer = await sendApplication(school.address, {
    ...{ studentFirstName: mark, studentLastName: `${mark}-last`, parent1Email: email },
    ...{ parent1FirstName: `${mark}-parent`, additionalInfo: `${mark} `.repeat(60).trim() },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).reference;
}

async function note(reference: string, mark: string) {
  const path = `/api/staff/enrollment-applications/${reference}`;
  expect((await office.post(path, { change: 'addNote', words: `${mark} came by` })).status).toBe(
    200,
  );
}

/** The files of the data folder with these letters somewhere in their bytes, whatever the case. */
function filesWith(mark: string, folder = database.dataDir): string[] {
  const wanted = mark.toLowerCase();
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => textOf(file).toLowerCase().includes(wanted));
}

/** Nothing of a file that was renamed or removed since its folder was listed; the mails of others come and go. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** To this family there are mails, and all of them have left. */
const mailsHaveLeft = (mark: string) =>
  vi.waitFor(async () => {
    expect(filesWith(mark).join()).toContain('.eml');
    // The one that stands for a flood of notices is about nobody, and waits for its quarter of an hour.
    const waiting = await database.rows(
      "select kind from outgoing_mails where status = 'waiting' and kind <> 'office-digest'",
    );
    expect(waiting).toEqual([]);
  }, 30_000);

test('of a family that the office erases', async () => {
  const reference = await family('Zqoffice');
  await note(reference, 'Zqoffice');
  await mailsHaveLeft('zqoffice');
  // As an update of the program leaves it, and a crash in the middle of a mail.
  cpSync(join(database.dataDir, 'school.db'), join(database.dataDir, 'school.db.before-migration'));
  const [mail] = filesWith('zqoffice').filter((file) => file.endsWith('.eml'));
  writeFileSync(`${mail}.1234.part`, 'Dear Zqoffice');
  expect(filesWith('zqoffice').length).toBeGreaterThan(2);
  const others = await database.rows('select count(*) as n from enrollment_applications');

  const erased = await eraseAtDesk(office, reference);
  expect(erased.status).toBe(200);
  expect(filesWith('zqoffice')).toEqual([]);
  expect(filesWith('filler7')).toContain(join(database.dataDir, 'school.db.before-migration'));
  const left = await database.rows('select count(*) as n from enrollment_applications');
  expect(Number(left[0]?.n)).toBe(Number(others[0]?.n) - 1);
  await vi.waitFor(() => expect(school.output()).toContain('records erased'), 30_000);
  expect(school.output()).not.toContain(reference);
});

test('of many that go one after the other, between others that stay', async () => {
  for (let round = 0; round < 5; round++) {
    const going = await family(`Zqmany${round}x`);
    const staying = await family(`Stays${round}x`);
    await note(staying, `Stays${round}x`);
    await mailsHaveLeft(`zqmany${round}x`);
    await eraseAtDesk(office, going);
    expect(filesWith(`zqmany${round}x`)).toEqual([]);
  }
});

test('of a family that erases its own application', async () => {
  const guardian = await openStaffAccount(school, database.rows);
  // The letter that says that it is erased goes to this address.
  const reference = await family('Zqguard', guardian.email);
  const code = await newAccessCode(database.rows, reference);
  expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
  await mailsHaveLeft(guardian.email);
  const path = `/api/portal/applications/${reference}/erasure`;
  const answer = await guardian.post(path, { reference, password: guardian.password });
  expect(await answer.json()).toMatchObject({ outcome: 'erased' });
  expect(filesWith('zqguard')).toEqual([]);
});

test('of a candidate, with the resume, and of an address, by the command', async () => {
  const resume = samplePdf({ trailer: '/X (Zqresume)' });
  const answer = await sendJobApplication(school.address, resume, 'Zqletter');
  const { reference } = await answer.json();
  expect(filesWith('zqresume')).toHaveLength(1);
  const email = 'zqreader@mail.example';
  await fetch(`${school.address}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await mailsHaveLeft('zqreader');
  for (const subject of [reference, email]) {
    expect(await runScript('data-erase', [subject], settings())).toMatchObject({ code: 0 });
  }
  for (const mark of ['zqresume', 'zqletter', 'zqreader']) expect(filesWith(mark)).toEqual([]);
});

test('of what has been kept its time, and of mails that are as old', async () => {
  const reference = await family('Zqretention');
  await mailsHaveLeft('zqretention');
  const { dataDir } = database;
  const store = await openStore({ dataDir }, log);
  try {
    const at = new Date().toISOString();
    await store.write(async (transaction) => {
      await transaction
        .updateTable('enrollment_applications')
        .set({ status: 'withdrawn' })
        .where('reference', '=', reference)
        .execute();
      await sql.raw(statusReached(reference, 'withdrawn', at, null)).execute(transaction);
    });
    const secret = 'of this test';
    await carryOutRetention(
      {
        ...{ store, log, secret, files: openFileFolder(join(dataDir, 'files')) },
        clock: { now: () => new Date(Date.now() + 367 * 86_400_000) },
        overwriteErased: () => leaveNothingErased(dataDir, { store, secret, log }),
      },
      fixtureContent.retention,
    );
  } finally {
    await store.close();
  }
  expect(filesWith('zqretention')).toEqual([]);
  expect(filesWith('filler7').some((file) => file.endsWith('.eml'))).toBe(false);
});

test('and an older copy that is brought back loses it again, also what is put aside', async () => {
  const [reference, other] = [await family('Zqagain'), await family('Zqlater')];
  const resume = samplePdf({ trailer: '/X (Zqagain)' });
  const job = (await (await sendJobApplication(school.address, resume)).json()).reference;
  const email = 'zqagain-reader@mail.example';
  await fetch(`${school.address}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await backUp('before');
  for (const subject of [reference, job, email]) {
    expect(await runScript('data-erase', [subject], settings())).toMatchObject({ code: 0 });
  }
  expect(filesWith('zqagain')).toEqual([]);
  await school.stop();

  const unasked = await runScript('restore', [join(copies, 'before'), '--replace'], settings());
  expect(unasked.code).toBe(1);
  expect(unasked.printed).toContain(
    `because somebody asked for it: ${reference}, ${job}, 1 address`,
  );
  expect(unasked.printed).toContain('Nothing was changed.');
  expect(filesWith('zqagain')).toEqual([]);
  const again = '--erase-again=all';
  const replacing = [join(copies, 'before'), '--replace', again];
  const replaced = await runScript('restore', replacing, settings());
  expect(replaced).toEqual({ code: 0, printed: expect.stringMatching(/^Brought back/) });
  expect(replaced.printed).toContain('Erased 3 again');
  expect(filesWith('zqagain')).toEqual([]);
  expect(filesWith('zqlater').some((file) => file.includes('before-restore-'))).toBe(true);
  const listed = await database.rows('select reference from erasures');
  expect(listed.map((row) => row.reference)).toContain(reference);

  // What is erased from now on goes from what was put aside as well.
  expect((await runScript('data-erase', [other], settings())).code).toBe(0);
  expect(filesWith('zqlater')).toEqual([]);

  // On a new machine only the newer copies tell what was erased.
  await backUp('after');
  expect(filesWith('zqlater', join(copies, 'after'))).toEqual([]);
  const fresh = mkdtempSync(join(tmpdir(), 'fresh-'));
  const brought = await runScript('restore', [join(copies, 'before'), again], { DATA_DIR: fresh });
  expect(brought.printed).toContain('Erased 4 again');
  for (const mark of ['zqagain', 'zqlater']) expect(filesWith(mark, fresh)).toEqual([]);
  expect(filesWith('Stays1x', fresh).length).toBeGreaterThan(0);
  rmSync(fresh, { recursive: true });
});

test('but what a wrong clock has erased comes back with a copy, and stays', async () => {
  const mark = 'Zqwrongly';
  const site = await runSchool({ LOG_LEVEL: 'warn' }, database.dataDir);
  try {
    school = site;
    const [wrongly, asked] = [await family(mark), await family('Zqasked')];
    await backUp('yesterday');
    for (const subject of [wrongly, asked]) await runScript('data-erase', [subject], settings());
    await database.rows(
      `update erasures set reason = 'retention', erased_at = '2029-02-03T01:00:00.000Z' where reference = '${wrongly}'`,
    );
    await site.stop();
    const bringBack = (...more: string[]) =>
      runScript('restore', [join(copies, 'yesterday'), '--replace', ...more], settings());
    const told = await bringBack();
    expect(told.printed).toContain(`3 February 2029, because its time was over: ${wrongly}`);
    const brought = await bringBack('--erase-again=requests');
    expect(brought.printed).toContain('Left 1 as they came back');
    const applications = await database.rows('select reference from enrollment_applications');
    const references = applications.map((row) => row.reference);
    expect(references).toContain(wrongly);
    expect(references).not.toContain(asked);
    // Nobody is asked about it a second time, and no later restore takes it away.
    expect((await bringBack()).printed).not.toContain(wrongly);
    expect((await bringBack('--erase-again=all')).printed).toMatch(/^Brought back/);
    expect(filesWith(mark).some((file) => file.endsWith('school.db'))).toBe(true);
  } finally {
    await site.stop();
  }
});
