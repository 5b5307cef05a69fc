import { setTimeout as passed } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { newDatabase, presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const CHILDREN = 700;
/** While the file is read, and while the children are written. */
const CUTS_MS = [60, 300];

const rows = Array.from(
  { length: CHILDREN },
  (_, at) => `Zimba${at},Child${at},${1 + (at % 28)}/0${1 + (at % 9)}/2017,4A,Guardian ${at}`,
);
const file = () =>
  new File([['Surname,First name,DOB,Class,Guardian', ...rows].join('\n')], 'a.csv');

function send(office: StaffClient, change: string, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ change, year: sampleYear, ...more }))
    form.set(name, value);
  form.set('file', file());
  return office.post('/api/staff/children/import', form);
}

describe.each(presentStoreKinds())('an import that is cut off, on %s', (kind) => {
  test('has brought all of its children or none, and brings them once when it is sent again', async () => {
    const database = await newDatabase(kind);
    let school = await runSchool(database.settings, database.dataDir);
    const count = async (table: string) =>
      Number((await database.rows(`select count(*) as n from ${table}`))[0]?.n);
    try {
      for (const cut of CUTS_MS) {
        const office = await openStaffAccount(school, database.rows, 'admissions');
        const { preview } = await (await send(office, 'read')).json();
        const taken = send(office, 'take', { seen: preview.seen }).catch(() => undefined);
        await passed(cut);
        await school.stop('SIGKILL');
        await taken;
        school = await runSchool(database.settings, database.dataDir);
        expect([0, CHILDREN]).toContain(await count('students'));
        expect(await count('student_years')).toBe(await count('students'));
      }
      const office = await openStaffAccount(school, database.rows, 'admissions');
      const { preview } = await (await send(office, 'read')).json();
      await send(office, 'take', { seen: preview.seen });
      expect(await count('students')).toBe(CHILDREN);
      expect(await count('student_years')).toBe(CHILDREN);
    } finally {
      await school.remove();
      await database.remove();
    }
  }, 120_000);
});
