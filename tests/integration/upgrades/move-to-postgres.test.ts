import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  emptyDatabase,
  isMissing,
  newDatabase,
  rowsOfFile,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const NAME = 'Ünïcode’s 😀 "quoted"';
const MOST = 25;

describe.skipIf(isMissing('PostgreSQL'))('a school that moves from SQLite to PostgreSQL', () => {
  let from: SchoolDatabase;
  let to: SchoolDatabase;
  let email: string;
  const sent: string[] = [];
  const move = () => runScript('move-postgres', [], { DATA_DIR: from.dataDir, ...to.settings });
  const tables = () => to.rows(`select 1 from pg_tables where schemaname = 'public'`);
  const file = () => join(from.dataDir, 'school.db');
  const bytes = () => createHash('sha256').update(readFileSync(file())).digest('hex');
  beforeAll(async () => {
    from = await newDatabase('SQLite');
    to = await emptyDatabase('PostgreSQL');
    const school = await runSchool({}, from.dataDir);
    for (let count = 0; count < MOST; count++) {
      const answer = await sendApplication(school.address, {
        studentFirstName: `${NAME} ${count}`,
      });
      sent.push((await answer.json()).reference);
    }
    const job = await sendJobApplication(school.address, samplePdf(), 'A candidate');
    sent.push((await job.json()).reference);
    ({ email } = await openStaffAccount(school, from.rows, 'admissions'));
    const early = await move();
    expect(early).toMatchObject({ code: 1, printed: expect.stringContaining('stop it first') });
    await school.stop();
  });
  afterAll(async () => {
    await from.remove();
    await to.remove();
  });

  test('takes nothing along when a row cannot be taken, and tells why', async () => {
    // PostgreSQL has no text with this character; no form takes it.
    await from.rows(`insert into write_probes (id, written_at) values (7, 'a' || char(0) || 'b')`);
    const { code, printed } = await move();
    expect(printed).toMatch(/^Nothing was moved: .*\.$/m);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(await tables()).toHaveLength(0);
    await from.rows('delete from write_probes where id = 7');
  });

  test('has every row there as it was, changes nothing here, and goes on there', async () => {
    const before = bytes();
    const { code, printed } = await move();
    expect(printed).toMatch(/^Moved \d+ rows of \d+ tables to PostgreSQL/);
    expect(printed).toContain('Set DATABASE_URL for the site');
    expect(code).toBe(0);
    expect(bytes()).toBe(before);
    expect(existsSync(`${file()}-wal`)).toBe(false);
    const all = 'select * from enrollment_applications order by id';
    expect(await to.rows(all)).toEqual(rowsOfFile(file(), all).map((row) => ({ ...row })));

    const school = await runSchool(to.settings, from.dataDir);
    const found = await to.rows(
      'select reference from enrollment_applications union select reference from job_applications',
    );
    expect(found.map(({ reference }) => reference).sort()).toEqual([...sent].sort());
    expect(await to.rows(`select email from accounts where email = '${email}'`)).toHaveLength(1);
    expect((await sendApplication(school.address)).status).toBe(201);
    await school.stop();
  });

  test('is not moved over what is there', async () => {
    const { code, printed } = await move();
    expect(printed).toContain('The PostgreSQL database is not empty');
    expect(code).toBe(1);
  });
});
