import { setTimeout as passed } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { newDatabase, presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const ROLL_OVER = '/api/staff/children/roll-over';
const CHILDREN = 600;
/** While the lists are read, and while the places are written. */
const CUTS_MS = [15, 60];

const children = Array.from({ length: CHILDREN }, (_, at) => ({
  reference: `CH-${2000 + at}-AAAA`,
  firstName: `Child${at}`,
  lastName: `Lungu${at}`,
  year: String(Number(sampleYear) - 1),
  grade: `grade${1 + (at % 6)}`,
}));

describe.each(presentStoreKinds())('a year whose beginning is cut off, on %s', (kind) => {
  test('has given a place to all children or to nobody, and to each once when it is pressed again', async () => {
    const database = await newDatabase(kind);
    let school = await runSchool(database.settings, database.dataDir);
    const count = async (table: string) =>
      Number((await database.rows(`select count(*) as n from ${table}`))[0]?.n);
    const begin = async (office: StaffClient) => {
      const { seen } = await (await office.get(`${ROLL_OVER}?year=${sampleYear}`)).json();
      return { press: office.post(ROLL_OVER, { change: 'begin', year: sampleYear, seen }) };
    };
    try {
      await bringChildren(database, children);
      for (const cut of CUTS_MS) {
        const { press } = await begin(await openStaffAccount(school, database.rows, 'admissions'));
        const answered = press.catch(() => undefined);
        await passed(cut);
        await school.stop('SIGKILL');
        await answered;
        school = await runSchool(database.settings, database.dataDir);
        const begun = await count('roll_overs');
        expect(await count('student_years')).toBe(CHILDREN * (1 + begun));
      }
      const { press } = await begin(await openStaffAccount(school, database.rows, 'admissions'));
      expect((await press).status).toBe(200);
      expect(await count('roll_overs')).toBe(1);
      expect(await count('student_years')).toBe(CHILDREN * 2);
    } finally {
      await school.remove();
      await database.remove();
    }
  }, 120_000);
});
