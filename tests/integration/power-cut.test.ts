import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/school-database.ts';
import { sendApplication } from '#tests/support/send-application.ts';

const ROUNDS = 4;
const AT_ONCE = 50;

interface Sent {
  key: string;
  name: string;
  /** Unset while nothing was promised. */
  reference?: string;
}

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`a server that is killed under load, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    const sent: Sent[] = [];
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await runSchool(database.settings, database.dataDir);
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    /** Keeps fifty families sending until the server is gone; what was answered is noted at once. */
    async function sendUntilGone(round: number): Promise<void> {
      let isGone = false;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, family) => {
          for (let child = 0; !isGone; child++) {
            const one: Sent = { key: crypto.randomUUID(), name: `R${round} F${family} C${child}` };
            sent.push(one);
            try {
              one.reference = await send(one);
            } catch {
              isGone = true;
            }
          }
        }),
      );
    }

    async function send({ key, name }: Sent): Promise<string> {
      const changes = { studentFirstName: name };
      const answer = await sendApplication(school.address, changes, { 'Idempotency-Key': key });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    }

    test(`loses no acknowledged application in ${ROUNDS} cuts, and counts none twice`, async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        const load = sendUntilGone(round);
        await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 500));
        await school.stop('SIGKILL');
        await load;
        school = await runSchool(database.settings, database.dataDir);

        const rows = await database.rows(
          'select reference, student_first_name from enrollment_applications',
        );
        const nameByReference = new Map(rows.map((row) => [row.reference, row.student_first_name]));
        const acknowledged = sent.filter(({ reference }) => reference);
        expect(acknowledged.length).toBeGreaterThan(round * AT_ONCE);
        for (const { reference, name } of acknowledged) {
          expect(nameByReference.get(reference ?? '')).toBe(name);
        }
      }

      // As every phone does once the school can be reached again: whatever the answer was, the same key.
      for (const one of sent) {
        const reference = await send(one);
        if (one.reference) expect(reference).toBe(one.reference);
      }
      const rows = await database.rows('select student_first_name from enrollment_applications');
      expect(rows.map((row) => row.student_first_name).sort()).toEqual(
        sent.map(({ name }) => name).sort(),
      );
      const statuses = await database.rows('select * from enrollment_application_statuses');
      expect(statuses).toHaveLength(sent.length);
    });
  });
}
