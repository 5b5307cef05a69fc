import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { newPicture, sendPicture } from '#tests/support/clients/send-picture.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { pictureOf } from '#tests/support/samples/sample-pictures.ts';

const WORD = 'zq-birth-record-of-mutinta';
const PAPER = 'birth-record';
const DAY_MS = 86_400_000;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a photograph that the office has seen, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    let office: StaffClient;
    let copies: string;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await runSchool({ ...database.settings, LOG_LEVEL: 'debug' }, database.dataDir);
      office = await openStaffAccount(school, database.rows, 'admissions');
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });
    beforeEach(() => {
      copies = mkdtempSync(join(tmpdir(), 'copies-'));
    });
    afterEach(() => rmSync(copies, { recursive: true }));

    /** Files in which the word stands: database, its log, what came in, mails, copies. */
    function filesWith(folder: string): string[] {
      try {
        return execFileSync('grep', ['-rlaF', WORD, folder], { encoding: 'utf8' })
          .trim()
          .split('\n');
      } catch {
        return [];
      }
    }
    const backUp = async (name: string, ...more: string[]) => {
      const settings = { DATA_DIR: database.dataDir, ...database.settings };
      const { code, printed } = await runScript('backup', [join(copies, name), ...more], settings);
      expect(printed).toMatch(/^Copied/);
      expect(code).toBe(0);
      return printed;
    };
    /** As if the copy had been taken so many days ago. */
    function age(name: string, days: number): void {
      const file = join(copies, name, 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      const takenAt = new Date(Date.now() - days * DAY_MS).toISOString();
      writeFileSync(file, JSON.stringify({ ...manifest, takenAt }));
    }

    test('is in no file after the tick, and in no copy after these have turned', async () => {
      const { reference } = await (await sendApplication(school.address)).json();
      const guardian = await openStaffAccount(school, database.rows);
      const code = await newAccessCode(database.rows, reference);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      const at = `/api/portal/applications/${reference}/papers`;
      const { pass } = await (await guardian.get(at)).json();
      const picture = newPicture(pass, PAPER, pictureOf(WORD));
      expect((await sendPicture(school.address, picture)).status).toBe(201);
      const atDesk = `/api/staff/enrollment-applications/${reference}`;
      expect((await office.get(`${atDesk}/papers/${picture.key}`)).status).toBe(200);

      await backUp('before-the-tick');
      const seen = { change: 'paper', paper: PAPER, way: 'seen', pictureId: picture.key };
      // One whole file in the folder of files, and nowhere in the database.
      expect(filesWith(database.dataDir)).toHaveLength(1);
      expect(filesWith(database.dataDir)[0]).toContain('/files/');
      expect((await office.post(atDesk, seen)).status).toBe(200);
      // As if the ten minutes were over in which the tick can be taken back.
      await database.rows(
        "update paper_pictures set destroy_at = '2026-01-01T00:00:00.000Z' where destroy_at is not null",
      );
      await expect.poll(() => filesWith(database.dataDir), { timeout: 30_000 }).toEqual([]);
      expect(school.output()).not.toContain(WORD);

      // The copy from before still has it, until its days are over.
      expect(filesWith(copies)).toHaveLength(1);
      age('before-the-tick', 29);
      await backUp('after-29-days', '--keep-days=30');
      expect(filesWith(copies)).toHaveLength(1);
      age('before-the-tick', 31);
      const printed = await backUp('after-31-days', '--keep-days=30');
      expect(printed).toContain('Removed 1 copy older than 30 days.');
      expect(filesWith(copies)).toEqual([]);
      expect(filesWith(database.dataDir)).toEqual([]);
      expect(existsSync(join(copies, 'after-29-days', 'manifest.json'))).toBe(true);
    });

    test('a number of days that is none removes nothing, and copies nothing', async () => {
      const settings = { DATA_DIR: database.dataDir, ...database.settings };
      for (const days of ['0', 'thirty', '-1', '']) {
        const parameters = [join(copies, 'new'), `--keep-days=${days}`];
        const { code, printed } = await runScript('backup', parameters, settings);
        expect(printed).toContain('--keep-days is a number of days');
        expect(code).toBe(1);
      }
      expect(existsSync(join(copies, 'new'))).toBe(false);
    });
  });
}
