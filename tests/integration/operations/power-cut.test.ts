import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REAL_DISK } from '#tests/support/data-in-memory.ts';
import { deliver, type Sent, sendUntilCut } from '#tests/support/databases/load-until-cut.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

const ROUNDS = 3;
const AT_ONCE = 50;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a server that is killed under load, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    const sent: Sent[] = [];
    beforeAll(async () => {
      database = await newDatabase(kind, REAL_DISK);
      school = await runSchool(database.settings, database.dataDir);
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    test(`loses no acknowledged application in ${ROUNDS} cuts, and counts none twice`, async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        const enough = AT_ONCE + Math.round(Math.random() * 2 * AT_ONCE);
        const load = { atOnce: AT_ONCE, enough, round };
        sent.push(...(await sendUntilCut(school.address, load, () => school.stop('SIGKILL'))));
        school = await runSchool(database.settings, database.dataDir);

        const rows = await database.rows(
          'select reference, student_first_name from enrollment_applications',
        );
        const nameByReference = new Map(rows.map((row) => [row.reference, row.student_first_name]));
        const acknowledged = sent.filter(({ reference }) => reference);
        expect(acknowledged.length).toBeGreaterThanOrEqual(round * AT_ONCE);
        for (const { reference, name } of acknowledged) {
          expect(nameByReference.get(reference ?? '')).toBe(name);
        }
      }

      // As every phone does once the school can be reached again: whatever the answer was, the same key.
      const resend = async (one: Sent) => {
        const reference = await deliver(school.address, one);
        if (one.reference) expect(reference).toBe(one.reference);
      };
      for (let at = 0; at < sent.length; at += AT_ONCE) {
        await Promise.all(sent.slice(at, at + AT_ONCE).map(resend));
      }
      const rows = await database.rows('select student_first_name from enrollment_applications');
      expect(rows.map((row) => row.student_first_name).sort()).toEqual(
        sent.map(({ name }) => name).sort(),
      );
      const statuses = await database.rows('select * from case_statuses');
      expect(statuses).toHaveLength(sent.length);
    });
  });
}
