import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

const MOST = 100;
/** Enough to race; a database that is slow to answer so many at once would refuse some for another reason. */
const AT_ONCE = 24;
const written = {
  name: 'Mwansa',
  email: 'm@example.com',
  subject: 'A visit',
  message: 'May we come?',
};

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`very many forms from one address, on ${kind}`, () => {
    let database: SchoolDatabase;
    /** On PostgreSQL two processes share the work, and must count together. */
    const schools: HostedSchool[] = [];
    beforeAll(async () => {
      database = await newDatabase(kind);
      const settings = { ...database.settings, TRUSTED_PROXY: '127.0.0.1' };
      schools.push(await hostSchool(settings, database.dataDir));
      if (kind === 'PostgreSQL') schools.push(await hostSchool(settings, database.dataDir));
    });
    afterAll(async () => {
      for (const school of schools) await school.remove();
      await database.remove();
    });

    function post(from: string, path: string, body: object, key: string = crypto.randomUUID()) {
      const school = schools[Math.floor(Math.random() * schools.length)];
      return fetch(`${school?.address}/api/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Forwarded-For': from,
        },
        body: JSON.stringify(body),
      });
    }
    const write = (from: string, key?: string) => post(from, 'contact-messages', written, key);

    test('a whole cyber-café gets through, a flood does not', async () => {
      const keys = Array.from({ length: MOST + 20 }, () => crypto.randomUUID());
      const firstKey = keys[0];
      const answers: Response[] = [];
      const waiting = keys.entries();
      const sendNext = async () => {
        for (const [number, key] of waiting) answers[number] = await write('203.0.113.7', key);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
      const stored = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status === 429);
      expect(stored.length + refused.length).toBe(MOST + 20);
      expect(stored.length).toBeLessThanOrEqual(MOST);
      // Ten minutes may begin anew while they send; then the window before still counts nearly whole.
      expect(stored.length).toBeGreaterThan(MOST - 20);
      const rows = await database.rows('select count(*) as n from contact_messages');
      expect(Number(rows[0]?.n)).toBe(stored.length);

      const again = await write('203.0.113.7');
      expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectProblem(again, 429);
      if (answers[0]?.status === 201) {
        expect(
          (await write('203.0.113.7', firstKey)).status,
          'what has arrived is told again',
        ).toBe(201);
      }
    });

    test('other senders and other forms are not held up', async () => {
      expect((await write('203.0.113.8')).status).toBe(201);
      const subscription = { email: 'new@example.com' };
      const answer = await post('203.0.113.7', 'newsletter-subscriptions', subscription);
      expect(answer.status).toBe(201);
    });

    test('an address that the sender made up does not help', async () => {
      const answer = await write('198.51.100.1, 203.0.113.7');
      expect(answer.status).toBe(429);
    });

    test('a form without a script comes back with what was typed', async () => {
      const answer = await fetch(`${schools[0]?.address}/contact`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.7' },
        body: new URLSearchParams({ ...written, ...filledInByHand(database) }),
      });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      const page = await answer.text();
      expect(page).toContain('Please wait a little');
      expect(page).toContain('value="Mwansa"');
      expect(page).toContain('May we come?');
    });

    test('the database learns no address', async () => {
      const rows = await database.rows('select * from attempts');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|198\.51\.100/);
    });
  });
}
