import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/school-database.ts';
import { sendApplication } from '#tests/support/send-application.ts';

const ROUNDS = 3;
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

    /** Fifty families send until the server is gone, which it is in the middle, after `enough` answers. */
    async function sendUntilKilled(round: number, enough: number): Promise<void> {
      let isGone = false;
      let answered = 0;
      let killed: Promise<unknown> | undefined;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, family) => {
          for (let child = 0; !isGone; child++) {
            const one: Sent = { key: crypto.randomUUID(), name: `R${round} F${family} C${child}` };
            sent.push(one);
            try {
              one.reference = await send(one);
              answered++;
              if (answered >= enough) killed ??= school.stop('SIGKILL');
            } catch (error) {
              // Only a broken connection means that it is gone; any other answer than 201 is a failure.
              if (!(error instanceof TypeError) || !killed) throw error;
              isGone = true;
            }
          }
        }),
      );
      await killed;
    }

    async function send({ key, name }: Sent): Promise<string> {
      const changes = { studentFirstName: name };
      const answer = await sendApplication(school.address, changes, { 'Idempotency-Key': key });
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    }

    test(`loses no acknowledged application in ${ROUNDS} cuts, and counts none twice`, async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        await sendUntilKilled(round, AT_ONCE + Math.round(Math.random() * 2 * AT_ONCE));
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
        const reference = await send(one);
        if (one.reference) expect(reference).toBe(one.reference);
      };
      for (let at = 0; at < sent.length; at += AT_ONCE) {
        await Promise.all(sent.slice(at, at + AT_ONCE).map(resend));
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
