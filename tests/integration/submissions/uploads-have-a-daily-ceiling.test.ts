import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const MOST_A_DAY = 60 * 1024 * 1024;
const resume = Buffer.concat([samplePdf(), Buffer.alloc(4.9 * 1024 * 1024)]);

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`files of one sender, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    beforeAll(async () => {
      database = await newDatabase(kind);
      const settings = { ...database.settings, LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' };
      school = await hostSchool(settings, database.dataDir);
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const send = (from: string, file: Buffer, coverLetter: string) =>
      sendJobApplication(school.address, file, coverLetter, {
        'Idempotency-Key': crypto.randomUUID(),
        'X-Forwarded-For': from,
      });

    test('end at sixty megabytes a day, which stops nobody else', async () => {
      let taken = 0;
      let last: Response;
      do {
        last = await send('203.0.113.9', resume, `number ${taken}`);
        if (last.status === 201) taken++;
      } while (last.status === 201);
      expect(taken).toBe(Math.floor(MOST_A_DAY / resume.length));
      expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectProblem(last, 429);
      const rows = await database.rows('select count(*) as n from job_applications');
      expect(Number(rows[0]?.n)).toBe(taken);

      expect((await send('203.0.113.9', samplePdf(), 'a small one')).status).toBe(201);
      expect((await send('203.0.113.10', resume, 'from elsewhere')).status).toBe(201);
    });
  });
}
