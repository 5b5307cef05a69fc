import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Files } from '#lib/files/s3-files.server.ts';
import { deliver, type Sent } from '#tests/support/databases/load-until-cut.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { freePort, type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { hasProxy, type RunningProxy, runProxy } from '#tests/support/stubs/proxy.ts';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';

const AT_ONCE = 16;
const EACH = 12;

describe.skipIf(isMissing('PostgreSQL') || !hasProxy)(
  'two processes on one database and one bucket, behind nginx',
  () => {
    let database: SchoolDatabase;
    let bucket: S3Stub;
    const schools: RunningSchool[] = [];
    let proxy: RunningProxy;
    let address: string;
    beforeAll(async () => {
      database = await newDatabase('PostgreSQL');
      bucket = await startS3Stub();
      const port = await freePort();
      address = `http://127.0.0.1:${port}`;
      const settings = {
        ...database.settings,
        ...bucket.environment,
        PUBLIC_URL: address,
        AUTH_SECRET: 'the same secret for all of the machines',
        TRUSTED_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
      };
      // Each with a data folder of its own, as on two machines; the first one prepares the database.
      for (let count = 0; count < 2; count++) {
        const folder = mkdtempSync(join(tmpdir(), 'school-'));
        schools.push(await runSchool({ ...settings, PORT: String(await freePort()) }, folder));
      }
      const [first = 0, second = 0] = schools.map((one) => Number(new URL(one.address).port));
      proxy = await runProxy(port, [first, second]);
    });
    afterAll(async () => {
      await proxy.stop();
      for (const school of schools) await school.remove();
      await bucket.stop();
      await database.remove();
    });

    /** As the phone does: whatever goes wrong, the same key again, until there is a receipt. */
    async function sendUntilTaken(one: Sent): Promise<void> {
      for (let attempt = 1; !one.reference; attempt++) {
        try {
          one.reference = await deliver(address, one);
        } catch (error) {
          if (attempt === 20) throw error;
        }
      }
    }

    test('one of them killed under load: every submission is there once, with its file', async () => {
      const sent: Sent[] = [];
      const family = async (name: number) => {
        for (let child = 0; child < EACH; child++) {
          const one: Sent = {
            kind: child % 4 === 3 ? 'job' : 'enrollment',
            key: crypto.randomUUID(),
            name: `F${name} C${child}`,
          };
          sent.push(one);
          await sendUntilTaken(one);
        }
      };
      const families = Promise.all(Array.from({ length: AT_ONCE }, (_, name) => family(name)));
      await expect.poll(() => sent.length).toBeGreaterThan(AT_ONCE * 3);
      await schools[0]?.stop('SIGKILL');
      const before = sent.filter(({ reference }) => reference).length;
      await families;
      expect(before).toBeLessThan(sent.length);

      const enrollment = await database.rows(
        'select reference, student_first_name as name from enrollment_applications',
      );
      const jobs = await database.rows(
        'select reference, cover_letter as name, resume_file, resume_sha256 from job_applications',
      );
      const stored = [...enrollment, ...jobs].map(({ reference, name }) => `${name} ${reference}`);
      expect(stored.sort()).toEqual(sent.map((one) => `${one.name} ${one.reference}`).sort());
      const files = openS3Files(bucket.settings);
      for (const { resume_file: name = '', resume_sha256: sha256 } of jobs) {
        const bytes = await files.read(name);
        expect(
          createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        ).toBe(sha256);
      }
    });

    test('a key that one of them knows is known to the other', async () => {
      const one: Sent = { kind: 'enrollment', key: crypto.randomUUID(), name: 'Both' };
      const [, second] = schools;
      const reference = await deliver(address, one);
      expect(await deliver(second?.address ?? '', one)).toBe(reference);
    });

    test('the metrics are not to be had through the proxy', async () => {
      expect((await fetch(`${address}/metrics`)).status).toBe(404);
    });
  },
);
