import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginRequest, open } from '#tests/support/clients/raw-http.ts';
import { API, sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { emptyDatabase, isMissing, newDatabase } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { failToStart, freePort, runSchool, START } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { startS3Stub } from '#tests/support/stubs/s3-stub.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-starts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = JSON.stringify(sampleAnswers);
const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`];

describe('the server', () => {
  test('says in one line where it is ready, and answers there', async () => {
    const school = await runSchool({}, join(folder, 'nothing-yet'), START);
    try {
      // A build that is older than its sources is renewed first and says so; a job of the night may follow at once.
      const lines = school.output().trim().split('\n');
      const said = lines.filter((line) => line.includes(school.address));
      expect(said).toEqual([`The school’s website is ready at ${school.address}`]);
      for (const [path, body] of [
        ['/healthz', 'ok\n'],
        ['/readyz', 'ready\n'],
      ]) {
        const answer = await fetch(school.address + path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(await answer.text()).toBe(body);
      }
    } finally {
      await school.remove();
    }
  });

  test.skipIf(isMissing('PostgreSQL'))(
    'makes its tables in a PostgreSQL database that has none, and takes what is sent',
    async () => {
      const database = await emptyDatabase('PostgreSQL');
      try {
        const school = await runSchool(database.settings, database.dataDir, START);
        try {
          const sent = await sendApplication(school.address);
          expect(sent.status).toBe(201);
          const { reference } = await sent.json();
          const query = 'select reference from enrollment_applications';
          expect(await database.rows(query)).toEqual([{ reference }]);
        } finally {
          await school.stop();
        }
      } finally {
        await database.remove();
      }
    },
  );

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes what is under way and exits with 0',
    async (signal) => {
      const school = await runSchool({}, undefined, START);
      const slow = open(school.address);
      const unused = open(school.address);
      const kept = await fetch(`${school.address}/healthz`);
      await kept.text();
      await beginRequest(slow, `POST ${API}`, headers);
      let received = '';
      slow.on('data', (chunk) => {
        received += chunk;
      });
      slow.write(text.slice(0, 20));

      const startedAt = Date.now();
      const exit = school.stop(signal);
      await vi.waitFor(() => expect(fetch(`${school.address}/healthz`)).rejects.toThrow(), 30_000);
      slow.write(text.slice(20));
      expect(await exit).toBe(0);
      // Well below the ten seconds after which it would cut everybody off.
      expect(Date.now() - startedAt).toBeLessThan(8000);
      await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 201 /));
      expect(received).toContain('"reference":"EN-');
      unused.destroy();
      await school.remove();
    },
  );

  test.skipIf(isMissing('PostgreSQL'))(
    'is not ready once its store is gone, but lives on',
    async () => {
      const database = await newDatabase('PostgreSQL');
      const school = await runSchool(database.settings, database.dataDir);
      const ready = () => fetch(`${school.address}/readyz`);
      expect((await ready()).status).toBe(200);
      await database.remove();
      await expect.poll(async () => (await ready()).status).toBe(503);
      await expectProblem(await ready(), 503);
      await expectProblem(await sendApplication(school.address), 503);
      expect((await fetch(`${school.address}/healthz`)).status).toBe(200);
      await school.remove();
    },
  );

  test('is ready while its bucket is away, and warns of it: another process would do no better', async () => {
    const bucket = await startS3Stub();
    const school = await runSchool(bucket.environment);
    const filesReady = async () =>
      /^school_files_ready (\d)$/m.exec(
        await (await fetch(`${school.address}/metrics`)).text(),
      )?.[1];
    expect(await filesReady()).toBe('1');
    expect(school.output()).not.toContain('no file can be kept');
    await bucket.stop();
    await expect.poll(filesReady).toBe('0');
    expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
    expect((await sendApplication(school.address)).status).toBe(201);
    await expectProblem(await sendJobApplication(school.address, samplePdf(), 'no bucket'), 503);

    await school.stop();
    const again = await runSchool(bucket.environment, school.dataDir);
    await expect.poll(() => again.output()).toContain('no file can be kept');
    await again.remove();
  });
});

describe('the server refuses to start, with one clear sentence,', () => {
  /** `expected` tells what is wrong; nothing of the program's insides is shown. */
  async function expectRefusal(expected: RegExp, settings: Record<string, string>) {
    const data = join(folder, `data-${Math.random()}`);
    const port = String(await freePort());
    const { code, printed } = await failToStart({ PORT: port, DATA_DIR: data, ...settings });
    expect(printed).toMatch(expected);
    expect(printed).not.toMatch(/^\s+at |node:|Error:|build\/server/m);
    expect(code).toBe(1);
    return printed.trim().split('\n');
  }

  test('when the port is busy', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as { port: number };
    const lines = await expectRefusal(/^Port \d+ is already in use; .*\.$/m, {
      PORT: String(port),
    });
    expect(lines).toHaveLength(1);
    other.close();
  });

  test('when DATA_DIR cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const lines = await expectRefusal(/^The data folder .* cannot be written; .*\.$/m, {
      DATA_DIR: join(file, 'data'),
    });
    expect(lines).toHaveLength(1);
  });

  test('when the database file is something else', async () => {
    const data = join(folder, 'no-database');
    mkdirSync(data);
    writeFileSync(
      join(data, 'school.db'),
      'not a database, but long enough to be looked at\n'.repeat(50),
    );
    const lines = await expectRefusal(/^The database could not be opened: .*\.$/m, {
      DATA_DIR: data,
    });
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['nobody listens there', 'postgres://school:Geheim@127.0.0.1:1/school', /could not be opened/],
    ['it is no address', 'postgres://school:Geheim@[/school', /could not be opened/],
    [
      'it is another kind of store',
      'mysql://school:Geheim@127.0.0.1/school',
      /must start with postgres/,
    ],
  ])('when DATABASE_URL is wrong: %s', async (_, url, expected) => {
    const lines = await expectRefusal(expected, { DATABASE_URL: url });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('Geheim');
  });

  test.each([
    ['is not there', 'no-such-key.pem'],
    ['is no private key', 'package.json'],
  ])('when the key for signing mail %s', async (_, MAIL_DKIM_KEY_FILE) => {
    const mail = { MAIL_FROM: 'office@school.example', MAIL_DKIM_SELECTOR: 'school' };
    const lines = await expectRefusal(/^MAIL_DKIM_KEY_FILE must be .*\.$/m, {
      ...mail,
      MAIL_DKIM_KEY_FILE,
    });
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['HOST', '203.0.113.1'],
    ['PUBLIC_URL', 'school.example'],
    ['PUBLIC_URL', 'ftp://school.example'],
    ['LOG_LEVEL', 'loud'],
  ])('when %s is "%s"', async (name, value) => {
    const lines = await expectRefusal(new RegExp(`^${name} .*\\.?$`, 'm'), { [name]: value });
    expect(lines).toHaveLength(1);
  });

  test('when the content is broken: file, line and field of each mistake', async () => {
    const content = join(folder, 'broken-content');
    cpSync(FIXTURE_CONTENT, content, { recursive: true });
    const school = join(content, 'school.yaml');
    writeFileSync(school, readFileSync(school, 'utf8').replace(/^slug: .*$/m, 'slug: Ten Miles'));
    const lines = await expectRefusal(/^The content has mistakes to correct:$/m, {
      CONTENT_DIR: content,
    });
    const line = readFileSync(school, 'utf8').split('\n').indexOf('slug: Ten Miles') + 1;
    expect(lines[1]).toMatch(new RegExp(`^${school}:${line}: slug: `));
    expect(lines).toHaveLength(2);
  });
});
