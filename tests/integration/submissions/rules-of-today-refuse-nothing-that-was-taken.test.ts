import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

interface Sent {
  key: string;
  proof: string;
  reference: string;
}

describe.each(presentStoreKinds())('a school on %s that offers less than it did', (kind) => {
  let database: SchoolDatabase;
  let school: RunningSchool;
  let content: string;
  let child: Sent;
  let candidate: Sent;

  beforeAll(async () => {
    database = await newDatabase(kind);
    content = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(FIXTURE_CONTENT, content, { recursive: true });
    school = await start();
    await school.stop();
    const putBack = await database.copyByHand();
    school = await start();
    const [ofChild, ofCandidate] = [randomUUID(), randomUUID()];
    child = await kept(ofChild, await apply({ 'Idempotency-Key': ofChild }));
    candidate = await kept(ofCandidate, await applyForJob({ 'Idempotency-Key': ofCandidate }));
    await school.stop();
    await putBack();
    change('school.yaml', /^openingDay: .*$/m, 'openingDay: 2099-01-05');
    change('openings.yaml', /^- id: art-teacher\n(?: .*\n)*/m, '');
    school = await start();
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
    rmSync(content, { recursive: true });
  });

  const start = () =>
    runSchool({ LOG_LEVEL: 'warn', CONTENT_DIR: content, ...database.settings }, database.dataDir);
  const apply = (headers: Record<string, string>, changes = {}) =>
    sendApplication(school.address, { studentFirstName: 'Lostchild', ...changes }, headers);
  const applyForJob = (headers: Record<string, string>, resume = samplePdf()) =>
    sendJobApplication(school.address, resume, 'I paint.', headers);

  function change(name: string, from: RegExp, to: string): void {
    const file = join(content, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  }

  async function kept(key: string, answer: Response): Promise<Sent> {
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    return { key, reference, proof: answer.headers.get('School-Receipt') ?? '' };
  }
  const proving = ({ key, proof }: Sent) => ({ 'Idempotency-Key': key, 'School-Receipt': proof });

  test('takes no new one', async () => {
    const answers = await Promise.all([
      apply({ 'Idempotency-Key': randomUUID() }),
      applyForJob({ 'Idempotency-Key': randomUUID() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });

  test('judges what it had taken by its shape alone, and believes nothing else', async () => {
    const other = samplePdf({ trailer: '/X (Another)' });
    const invented = [
      await apply({ ...proving(child), 'Idempotency-Key': randomUUID() }, { gradeLevel: 'grade9' }),
      await apply(proving({ ...child, proof: candidate.proof })),
      await apply(proving(child), { studentFirstName: 'x'.repeat(101) }),
      await applyForJob(proving(candidate), other),
      await applyForJob(proving(candidate), Buffer.from('no document')),
    ];
    expect(invented.map(({ ok }) => ok)).toEqual(invented.map(() => false));
    expect(await database.rows('select reference from enrollment_applications')).toEqual([]);

    const back = await apply(proving(child));
    expect(await kept(child.key, back)).toMatchObject({ reference: child.reference });
    const job = await applyForJob(proving(candidate));
    expect(await kept(candidate.key, job)).toMatchObject({ reference: candidate.reference });
    const office = await openStaffAccount(school, database.rows, 'administrator');
    const shown = await office.get(`/api/staff/enrollment-applications/${child.reference}`);
    const shownJob = await office.get(`/api/staff/job-applications/${candidate.reference}`);
    expect(await shown.text()).toContain('Came back from a phone');
    expect(await shownJob.text()).toContain('Art Teacher (Part-time)');
  });
});
