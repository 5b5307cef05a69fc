import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileFolder } from '#lib/files/files.server.ts';
import { openS3Files } from '#lib/files/s3-files.server.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  emptyDatabase,
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { documentForm } from '#tests/support/samples/document-forms.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';

const AT_ONCE = 4;
const BEFORE_THE_COPY = 40;
const document = samplePdf({ trailer: '/X (Fees)' });

/** SQLite with a folder, PostgreSQL with a bucket: the two ways the product runs. */
for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a copy taken under load, on ${kind}`, () => {
    let from: SchoolDatabase;
    let to: SchoolDatabase;
    let buckets: S3Stub[] = [];
    let school: RunningSchool;
    let restored: RunningSchool | undefined;
    let copy: string;
    const settings = { from: {}, to: {} };
    const acknowledged: string[] = [];
    beforeAll(async () => {
      from = await newDatabase(kind);
      to = await emptyDatabase(kind);
      if (kind === 'PostgreSQL') buckets = [await startS3Stub(), await startS3Stub()];
      settings.from = { DATA_DIR: from.dataDir, ...from.settings, ...buckets[0]?.environment };
      settings.to = { DATA_DIR: to.dataDir, ...to.settings, ...buckets[1]?.environment };
      school = await runSchool({ LOG_LEVEL: 'warn', ...settings.from }, from.dataDir);
      copy = join(from.dataDir, '..', `copy-${randomUUID()}`);
      const editor = await openStaffAccount(school, from.rows, 'editor');
      const form = documentForm(document, 'fees.pdf', { title: 'Fees' });
      expect((await editor.post('/api/staff/documents', form)).status).toBe(200);
    });
    afterAll(async () => {
      await restored?.remove();
      await school.remove();
      await from.remove();
      await to.remove();
      for (const bucket of buckets) await bucket.stop();
      rmSync(copy, { recursive: true, force: true });
    });

    async function send(isOver: () => boolean): Promise<void> {
      for (let count = 0; !isOver(); count++) {
        const name = `Child ${randomUUID()}`;
        const answer =
          count % 3 === 0
            ? await sendJobApplication(school.address, samplePdf({ trailer: `/X (${name})` }), name)
            : await sendApplication(school.address, { studentFirstName: name });
        expect(answer.status).toBe(201);
        acknowledged.push((await answer.json()).reference);
      }
    }

    test('has everything that was acknowledged before, and every file that it names', async () => {
      let isOver = false;
      const senders = Array.from({ length: AT_ONCE }, () => send(() => isOver));
      await expect
        .poll(() => acknowledged.length, { timeout: 30_000 })
        .toBeGreaterThan(BEFORE_THE_COPY);
      const before = acknowledged.length;
      const { code, printed } = await runScript('backup', [copy], settings.from);
      expect(printed).toMatch(/^Copied \d+ rows and \d+ files/);
      expect(code).toBe(0);
      const during = acknowledged.length - before;
      isOver = true;
      await Promise.all(senders);
      expect(during).toBeGreaterThan(0);

      const { code: restoreCode, printed: said } = await runScript('restore', [copy], settings.to);
      expect(said).toMatch(/^Brought back \d+ rows/);
      expect(restoreCode).toBe(0);

      restored = await runSchool({ LOG_LEVEL: 'warn', ...settings.to }, to.dataDir);
      const applications = await to.rows('select reference from enrollment_applications');
      const jobs = await to.rows('select * from job_applications');
      const found = new Set([...applications, ...jobs].map(({ reference }) => reference));
      for (const reference of acknowledged.slice(0, before)) expect(found).toContain(reference);
      const files = buckets[1]
        ? openS3Files(buckets[1].settings)
        : openFileFolder(join(to.dataDir, 'files'));
      for (const row of jobs) {
        const bytes = await files.read(String(row.resume_file));
        expect(
          createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        ).toBe(row.resume_sha256);
      }
      const fees = await fetch(`${restored.address}/documents/fees.pdf`);
      expect(Buffer.from(await fees.arrayBuffer())).toEqual(document);
      expect((await sendApplication(restored.address)).status).toBe(201);
    });

    test('is for its owner only, with the secret in it', () => {
      const mode = (name: string) => statSync(join(copy, name)).mode & 0o777;
      expect(mode('.')).toBe(0o700);
      for (const name of readdirSync(copy).filter((one) => one !== 'files')) {
        expect([name, mode(name)]).toEqual([name, 0o600]);
      }
      const secret = (folder: string) => readFileSync(join(folder, 'secret'), 'utf8');
      expect(secret(to.dataDir)).toBe(secret(from.dataDir));
    });

    test('never goes over what is there', async () => {
      const again = await runScript('backup', [copy], settings.from);
      expect(again.printed).toContain('is not empty');
      const running = await runScript('restore', [copy, '--replace'], settings.to);
      expect(running.printed).toMatch(/The site is running|stop the site first/);
      expect(running.code).toBe(1);
      await restored?.stop();
      const refused = await runScript('restore', [copy], settings.to);
      expect(refused.printed).toContain('add --replace');
      const told = await runScript('restore', [copy, '--replace'], settings.to);
      expect(told.printed).toMatch(/^Brought back/);
      if (kind === 'SQLite') {
        const aside = readdirSync(to.dataDir).find((name) => name.startsWith('before-restore-'));
        expect(existsSync(join(to.dataDir, aside ?? '', 'school.db'))).toBe(true);
      }
    });

    test('that is damaged is refused before anything is touched', async () => {
      const before = await to.rows('select reference from enrollment_applications');
      const [name] = readdirSync(join(copy, 'files'));
      appendFileSync(join(copy, 'files', name ?? ''), 'x');
      const damaged = await runScript('restore', [copy, '--replace'], settings.to);
      expect(damaged.printed).toContain('is damaged');
      expect(damaged.code).toBe(1);
      rmSync(join(copy, 'manifest.json'));
      const unfinished = await runScript('restore', [copy, '--replace'], settings.to);
      expect(unfinished.printed).toContain('no finished copy');
      expect(await to.rows('select reference from enrollment_applications')).toEqual(before);
    });
  });
}

test('without a database to copy, one sentence', async () => {
  const { printed, code } = await runScript('backup', [], {});
  expect(printed).toBe('Usage: npm run backup -- DIR [--keep-days=30]\n');
  expect(code).toBe(1);
});
