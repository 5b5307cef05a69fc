import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

interface Kept {
  name: string;
  key: string;
  receipt: { reference: string; submissionDate: string };
  proof: string;
  epoch: string;
}

async function keptOf(name: string, key: string, answer: Response): Promise<Kept> {
  expect(answer.status).toBe(201);
  const header = (of: string) => answer.headers.get(of) ?? '';
  const [proof, epoch] = [header('School-Receipt'), header('School-Epoch')];
  return { name, key, receipt: await answer.json(), proof, epoch };
}

describe.each(presentStoreKinds())('a school on %s that was restored to yesterday', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let copies: string;
  let inCopy: Kept;
  let lost: Kept;
  let untouched: Kept;
  let erased: Kept;
  let job: Kept;
  const settings = () => ({ DATA_DIR: database.dataDir, ...database.settings });

  beforeAll(async () => {
    database = await newDatabase(kind);
    copies = mkdtempSync(join(tmpdir(), 'copies-'));
    school = await start();
    inCopy = await send('Incopy');
    expect((await runScript('backup', [join(copies, 'night')], settings())).code).toBe(0);
    lost = await send('Lostone');
    untouched = await send('Lostother');
    erased = await send('Eraseda');
    const key = randomUUID();
    const answer = await sendJobApplication(school.address, samplePdf(), 'Joblost', {
      'Idempotency-Key': key,
    });
    job = await keptOf('Joblost', key, answer);
    const office = await openStaffAccount(school, database.rows, 'administrator');
    expect((await eraseAtDesk(office, erased.receipt.reference)).status).toBe(200);
    await restore();
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
    rmSync(copies, { recursive: true });
  });

  const start = () => runSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);

  async function restore() {
    await school.stop();
    const how = [join(copies, 'night'), '--replace', '--erase-again=all'];
    const { code, printed } = await runScript('restore', how, settings());
    expect(printed).toMatch(/^Brought back/);
    expect(code).toBe(0);
    school = await start();
  }

  async function send(name: string): Promise<Kept> {
    const key = randomUUID();
    const answer = await sendApplication(
      school.address,
      { studentFirstName: name },
      { 'Idempotency-Key': key },
    );
    return keptOf(name, key, answer);
  }

  const offer = ({ name, key, proof }: Kept, changes = {}) =>
    sendApplication(
      school.address,
      { studentFirstName: name, ...changes },
      { 'Idempotency-Key': key, 'School-Receipt': proof },
    );
  const named = (name: string) =>
    database.rows(
      `select reference, submitted_at from enrollment_applications where student_first_name = '${name}'`,
    );
  const count = async (from: string) =>
    Number((await database.rows(`select count(*) as n from ${from}`))[0]?.n);

  test('is of another epoch, and says so on every page', async () => {
    expect(await named('Lostone')).toEqual([]);
    const now = await send('Afterwards');
    expect(now.epoch).not.toBe(lost.epoch);
    const page = await (await fetch(`${school.address}/about`)).text();
    expect(page).toContain(`data-epoch="${now.epoch}"`);
  });

  test('takes back what it lost under its reference and of its day, once, and writes to nobody', async () => {
    const mails = await count('outgoing_mails');
    const answer = await offer(lost);
    const tookBack = answer.headers.get('School-Took-Back');
    const back = await keptOf(lost.name, lost.key, answer);
    const { reference, submissionDate } = lost.receipt;
    expect(back.receipt).toEqual({ reference, submissionDate });
    expect(back.epoch).not.toBe(lost.epoch);
    expect(back.proof.startsWith(back.epoch)).toBe(true);
    expect(tookBack).toMatch(/Z$/);
    // The answer was lost on the way.
    const again = await offer(lost);
    expect(again.headers.get('School-Took-Back')).toBe(tookBack);
    expect(await keptOf(lost.name, lost.key, again)).toEqual(back);
    // Another tab has a key of its own.
    expect(await (await offer({ ...lost, key: randomUUID() })).json()).toEqual(back.receipt);
    expect(await named('Lostone')).toEqual([{ reference, submitted_at: submissionDate }]);
    expect(await count('outgoing_mails')).toBe(mails);
    const office = await openStaffAccount(school, database.rows, 'admissions');
    const record = await office.get(`/api/staff/enrollment-applications/${reference}`);
    expect(await record.text()).toContain('Came back from a phone');
  });

  test('takes a job application back with its resume', async () => {
    const headers = { 'Idempotency-Key': job.key, 'School-Receipt': job.proof };
    const other = samplePdf({ trailer: '/X (Another)' });
    const forged = await sendJobApplication(school.address, other, 'Joblost', headers);
    expect(forged.status).toBe(422);
    const back = await sendJobApplication(school.address, samplePdf(), 'Joblost', headers);
    expect(back.status).toBe(201);
    expect(await back.json()).toMatchObject({ reference: job.receipt.reference });
    expect(await count(`job_applications where reference = '${job.receipt.reference}'`)).toBe(1);
  });

  test('leaves what it has', async () => {
    const answer = await offer(inCopy);
    expect(answer.headers.get('School-Took-Back')).toBeNull();
    const again = await keptOf('Incopy', inCopy.key, answer);
    expect(again).toMatchObject({ receipt: inCopy.receipt, proof: inCopy.proof });
    expect(again.epoch).not.toBe(inCopy.epoch);
    expect(await named('Incopy')).toHaveLength(1);
  });

  test('refuses a receipt that is forged, altered, or of somebody else', async () => {
    const { proof } = untouched;
    const altered = [
      proof.replace(/.$/, '~'),
      'mine',
      proof.replace(/~\d+~/, '~999~'),
      erased.proof,
    ];
    for (const one of altered) expect((await offer({ ...untouched, proof: one })).status).toBe(422);
    expect((await offer(untouched, { additionalInfo: 'More' })).status).toBe(422);
    expect(await named('Lostother')).toEqual([]);
  });

  test('lets what was erased since stay erased', async () => {
    const answer = await offer(erased);
    expect(answer.status).toBe(422);
    expect((await answer.json()).detail).toContain('stays erased');
    expect(await named('Eraseda')).toEqual([]);
    const returned = `returned_receipts where reference = '${erased.receipt.reference}'`;
    expect(await count(returned)).toBe(0);
  });

  test('restored a second time, takes everything back once more, and forgets it when it is erased', async () => {
    await restore();
    const given = async () =>
      Number(
        (await database.rows('select max(receipts) as n from store_epochs where position > 1'))[0]
          ?.n,
      );
    const before = await given();
    for (const answer of await Promise.all([offer(lost), offer(lost), offer(lost)]))
      expect(answer.status).toBe(201);
    expect(await given()).toBe(before + 1);
    expect((await offer(untouched)).status).toBe(201);
    expect(await named('Lostone')).toHaveLength(1);
    const { reference } = untouched.receipt;
    const returned = `returned_receipts where reference = '${reference}'`;
    expect(await count(returned)).toBe(1);
    const office = await openStaffAccount(school, database.rows, 'administrator');
    expect((await eraseAtDesk(office, reference)).status).toBe(200);
    expect(await count(returned)).toBe(0);
    const again = await offer({ ...untouched, key: randomUUID() });
    expect(again.status).toBe(422);
    expect(await named('Lostother')).toEqual([]);
  });
});
