import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messageLimits } from '#features/contact/limits.ts';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

const written = {
  name: 'Mwansa Ng’andu',
  email: 'mwansa@example.com',
  subject: 'A visit',
  message: 'Good morning.\nMay we come on Friday?',
};

const postgresUrl = inject('postgresUrl');

describe.each([{ store: 'sqlite' }, ...(postgresUrl === '' ? [] : [{ store: 'postgres' }])])(
  'messages to the school, on $store',
  ({ store }) => {
    let school: HostedSchool;
    let databaseUrl: string | undefined;

    beforeAll(async () => {
      databaseUrl = store === 'postgres' ? await newDatabase() : undefined;
      school = await hostSchool({
        LOG_LEVEL: 'warn',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      });
    });
    afterAll(() => school.remove());

    const post = (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${school.address}/api/contact-messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const rows = () => messagesIn(school, databaseUrl);

    test('a message is stored under a reference, exactly as written', async () => {
      const answer = await post(written, { 'Idempotency-Key': randomUUID() });
      expect(answer.status).toBe(201);
      const receipt = await answer.json();
      expect(receipt).toEqual({
        reference: expect.stringMatching(/^CM-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        submissionDate: expect.stringMatching(/Z$/),
      });
      expect(await rows()).toContainEqual(
        expect.objectContaining({ ...written, reference: receipt.reference }),
      );
    });

    test('the same key stores once and answers the same; with other words it is refused', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const message = { ...written, subject: 'Once' };
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(message, headers)));
      const receipts = await Promise.all(answers.map((answer) => answer.json()));
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      expect((await rows()).filter(({ subject }) => subject === 'Once')).toHaveLength(1);

      const other = await post({ ...message, message: 'Something else' }, headers);
      expect(other.status).toBe(422);
      expect(other.headers.get('Content-Type')).toBe('application/problem+json');
    });

    test('what is empty, too long, several lines, unknown or no text changes nothing', async () => {
      const before = await rows();
      const refused: [object, string][] = [
        [{ ...written, name: '' }, 'name'],
        [{ ...written, message: ' \n ' }, 'message'],
        [{ name: written.name }, 'email'],
        [{ ...written, subject: 'x'.repeat(messageLimits.subject + 1) }, 'subject'],
        [{ ...written, message: 'x'.repeat(200_000) }, 'message'],
        [{ ...written, email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
        [{ ...written, name: 'Mwansa\0' }, 'name'],
        [{ ...written, subject: ['A visit'] }, 'subject'],
        [{ ...written, website: 'https://example.com' }, 'website'],
      ];
      for (const [body, field] of refused) {
        const answer = await post(body, { 'Idempotency-Key': randomUUID() });
        expect(answer.status).toBe(422);
        const problem = await answer.json();
        expect(problem.errors).toContainEqual({ field, message: expect.any(String) });
      }
      expect((await post('{')).status).toBe(400);
      expect((await post([written])).status).toBe(400);
      expect((await post(written, { 'Idempotency-Key': 'one' })).status).toBe(400);
      expect((await post(written, { 'Content-Type': 'text/plain' })).status).toBe(415);
      expect((await post(written, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect(await rows()).toEqual(before);
    });

    test('only what this address has: POST', async () => {
      const answer = await fetch(`${school.address}/api/contact-messages`);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST');
    });

    test('every message takes its limits into the database', async () => {
      const longest = {
        name: '🐐'.repeat(messageLimits.name),
        email: `${'e'.repeat(messageLimits.email - 12)}@example.com`,
        subject: 'é'.repeat(messageLimits.subject),
        message: 'm'.repeat(messageLimits.message),
      };
      expect((await post(longest)).status).toBe(201);
      expect(await rows()).toContainEqual(expect.objectContaining(longest));
    });

    test('posted without a script: the same rules, the same row, once', async () => {
      const postForm = (fields: Record<string, string>) =>
        fetch(`${school.address}/contact`, {
          method: 'POST',
          body: new URLSearchParams({ ...filledInByHand(school), ...fields }),
        });
      const message = { ...written, subject: 'On paper' };
      const samePage = filledInByHand(school);
      const first = await postForm({ ...message, ...samePage });
      expect(first.status).toBe(200);
      expect(first.headers.get('Cache-Control')).toBe('no-store');
      expect(await first.text()).toContain('Message Sent!');
      await postForm({ ...message, ...samePage });
      expect((await rows()).filter(({ subject }) => subject === 'On paper')).toHaveLength(1);
      // Who opens the page anew and asks the same has still not been answered.
      await postForm(message);
      expect((await rows()).filter(({ subject }) => subject === 'On paper')).toHaveLength(2);

      const refused = await postForm({ ...message, name: '', message: 'Keep <this> text' });
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain('Please fill in all fields.');
      expect(page).toContain('Keep &lt;this&gt; text');

      const tooQuick = await postForm({ ...message, subject: 'In a moment', formTime: '' });
      expect(tooQuick.status).toBe(422);
      const keptPage = await tooQuick.text();
      expect(keptPage).toContain('You sent this very quickly');
      expect(keptPage).toContain('In a moment');
      expect((await rows()).some(({ subject }) => subject === 'In a moment')).toBe(false);

      const byProgram = await postForm({ ...message, subject: 'Spam', website: 'x' });
      expect(byProgram.status).toBe(422);
      expect((await rows()).some(({ subject }) => subject === 'Spam')).toBe(false);
    });
  },
);

async function newDatabase(): Promise<string> {
  const name = `contact_${randomUUID().replaceAll('-', '')}`;
  await ask(`${postgresUrl}/postgres`, `create database ${name}`);
  return `${postgresUrl}/${name}`;
}

async function messagesIn(school: HostedSchool, databaseUrl: string | undefined) {
  const query = 'select * from contact_messages order by id';
  if (databaseUrl) return ask(databaseUrl, query);
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
  try {
    return database.prepare(query).all() as Record<string, string>[];
  } finally {
    database.close();
  }
}

async function ask(url: string, query: string): Promise<Record<string, string>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
