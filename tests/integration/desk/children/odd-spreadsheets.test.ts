import { describe, expect, test } from 'vitest';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { throwOddSpreadsheets } from '#tests/support/samples/odd-spreadsheets.ts';

/** A taste, another one on each store; `npm run bench -- odd-spreadsheets` sends ten thousand. */
const COUNT = 150;

describe.each(presentStoreKinds())('odd spreadsheets, on %s', (kind) => {
  const seed = Date.now();
  const desk = deskOn(kind);
  const count = async (table: string) =>
    Number((await desk.database.rows(`select count(*) as n from ${table}`))[0]?.n);

  test(`never end in a failure, and bring what they say or nothing (seed ${seed})`, async () => {
    const { children } = await throwOddSpreadsheets(desk.office, COUNT, seed);
    expect(children).toBeGreaterThan(0);
    for (const table of ['students', 'student_years', 'imported_children']) {
      expect([table, await count(table)]).toEqual([table, children]);
    }
  }, 120_000);
});
