import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { API, sendApplication, sendBody } from '#tests/support/clients/send-application.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const SECRET = 'Secretchild';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`foreign requests, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await hostSchool({ ...database.settings, LOG_LEVEL: 'trace' }, database.dataDir);
    });
    afterEach(async () => {
      for (const table of ['enrollment_applications', 'idempotency_keys', 'subscribers']) {
        const [{ n } = { n: '' }] = await database.rows(`select count(*) as n from ${table}`);
        expect(Number(n), table).toBe(0);
      }
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
      '%s is not a method of the API',
      async (method) => {
        const answer = await fetch(school.address + API, { method });
        expect(answer.headers.get('Allow')).toBe('POST');
        if (method === 'HEAD') expect(answer.status).toBe(405);
        else await expectProblem(answer, 405);
      },
    );

    test.each([
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])('a post from another site is refused: %j', async (headers) => {
      await expectProblem(await sendApplication(school.address, {}, headers as never), 403);
      for (const page of ['/enrollment', '/?index', '/enrollment.data']) {
        const body = new URLSearchParams({ ...sampleAnswers, email: 'a@mail.example' });
        const answer = await fetch(school.address + page, {
          method: 'POST',
          headers: headers as never,
          body,
        });
        expect(answer.status).toBe(403);
        const type = page.endsWith('.data') ? 'application/problem+json' : 'text/html';
        expect(answer.headers.get('Content-Type')).toContain(type);
      }
    });

    test('nothing that was typed reaches the log, not even when the store fails', async () => {
      const typed = { studentLastName: SECRET, parent1Email: `${SECRET}@mail.example` };
      await sendApplication(school.address, { ...typed, gradeLevel: SECRET });
      await sendBody(school.address, `{"studentFirstName":"${SECRET}`);
      await fetch(`${school.address}/${SECRET}%`);
      await fetch(`${school.address}/${SECRET}`, { method: 'POST', headers: { Origin: 'null' } });
      await fetch(`${school.address}/enrollment?name=${SECRET}`);
      await database.rows('alter table enrollment_applications rename to away');
      try {
        await expectProblem(await sendApplication(school.address, typed), 500);
        const body = new URLSearchParams({ ...sampleAnswers, ...typed, ...filledInByHand(school) });
        const page = await fetch(`${school.address}/enrollment`, { method: 'POST', body });
        expect(page.status).toBe(503);
        expect(await page.text()).not.toMatch(/SqliteError|relation|no such table|at file:/);
      } finally {
        await database.rows('alter table away rename to enrollment_applications');
      }
      await vi.waitFor(() => expect(school.output()).toContain('request failed'), 30_000);
      expect(school.output()).not.toContain(SECRET);
    });
  });
}
