import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SortedDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { runScript } from '#tests/support/run-script.ts';

const DOUBTS = '/api/staff/content-doubts';
const OFFICE = '/api/staff/content/office';
/** No day of the year answers this one. */
const HOURS = 'The school day is given as';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`doubts that the office says to be right, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let editor: StaffClient;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await hostSchool({ LOG_LEVEL: 'warn', ...database.settings }, database.dataDir);
      editor = await openStaffAccount(school, database.rows, 'editor');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const doubtsAt = async (path: string): Promise<SortedDoubts> =>
      (await (await editor.get(path)).json()).doubts;
    const aboutHours = ({ words }: { words: string }) => words.startsWith(HOURS);
    const check = () =>
      runScript('check-content', [], {
        ...{ CONTENT_DIR: FIXTURE_CONTENT, DATA_DIR: database.dataDir },
        ...database.settings,
      });

    test('stay away with who and when, everywhere, until they are asked about again', async () => {
      const { open } = await doubtsAt('/api/staff/today');
      const key = open.find(aboutHours)?.key ?? '';
      expect((await check()).printed).toContain(HOURS);
      const stranger = await openStaffAccount(school, database.rows, 'admissions');
      expect((await stranger.post(DOUBTS, { change: 'dismiss', key })).status).toBe(404);
      expect((await editor.post(DOUBTS, { change: 'dismiss', key: 'anything' })).status).toBe(422);
      expect((await editor.post(DOUBTS, { change: 'silence', key })).status).toBe(422);

      for (let press = 0; press < 2; press++)
        expect((await editor.post(DOUBTS, { change: 'dismiss', key })).status).toBe(200);
      for (const path of ['/api/staff/today', '/api/staff/content']) {
        const sorted = await doubtsAt(path);
        expect(sorted.open.filter(aboutHours)).toEqual([]);
        expect(sorted.dismissed).toMatchObject([{ key, staffEmail: editor.email }]);
      }
      const part: PartToEdit = await (await editor.get(OFFICE)).json();
      expect(part.dismissed).toEqual([key]);
      const { printed, code } = await check();
      expect(code).toBe(0);
      expect(printed).not.toContain(HOURS);
      expect(printed).toContain('Said to be right at the desk, and left out: 1.');

      for (let press = 0; press < 2; press++)
        expect((await editor.post(DOUBTS, { change: 'bringBack', key })).status).toBe(200);
      expect((await doubtsAt('/api/staff/today')).open.filter(aboutHours)).toHaveLength(1);
      const acts = await database.rows(
        "select staff_email, detail from audit_records where about = 'content office' order by at",
      );
      expect(acts).toMatchObject([
        { staff_email: editor.email, detail: expect.stringMatching(/^said to be right: The/) },
        { staff_email: editor.email, detail: expect.stringMatching(/^asked about again: The/) },
      ]);
    });

    test('come again once what they are about changes', async () => {
      const [doubt] = (await doubtsAt('/api/staff/content')).open.filter(aboutHours);
      const key = doubt?.key ?? '';
      await editor.post(DOUBTS, { change: 'dismiss', key });
      const { value, version }: PartToEdit = await (await editor.get(OFFICE)).json();
      const { hours } = value as { hours: object };
      const changed = { ...value, hours: { ...hours, schoolOnContactPage: '8:00 AM-3:45 PM' } };
      const published = { change: 'publish', version, value: changed };
      expect((await editor.post(OFFICE, published)).status).toBe(200);
      const { open } = await doubtsAt('/api/staff/content');
      expect(open.filter(aboutHours)).toMatchObject([
        { words: expect.stringContaining('3:45 PM') },
      ]);
      expect((await editor.post(DOUBTS, { change: 'dismiss', key })).status).toBe(422);
    });
  });
}

test('without a database the command says what it does not know', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  try {
    const { printed } = await runScript('check-content', [], {
      ...{ CONTENT_DIR: FIXTURE_CONTENT, DATA_DIR: join(dataDir, 'none') },
    });
    expect(printed).toContain(HOURS);
    expect(printed).toContain('is not known here: there is no database');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
