import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import {
  forgetOldClassDrafts,
  listDraftsOf,
} from '#features/students/classes/draft-letters.server.ts';
import { listWishes, setWish } from '#features/students/classes/wishes.server.ts';
import {
  correctStudentYear,
  leadStudentYears,
} from '#features/students/follow-application.server.ts';
import {
  beginStudentYear,
  takeStudentYearBack,
} from '#features/students/keep-student-years.server.ts';
import { idOf, listStudentYears } from '#features/students/student-years.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';

const [before, year] = ['2026', '2027'];

describe.each(presentStoreKinds())('the letter of a child in the draft, on %s', (kind) => {
  let database: SchoolDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    const databaseUrl = database.settings.DATABASE_URL;
    store = await openStore({ dataDir: database.dataDir, databaseUrl }, createLog('silent'));
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  /** A child of Grade 2 that was put in a class of Grade 3. */
  async function childWith(letter: string): Promise<string> {
    const reference = newReference('EN');
    await store.write((transaction) =>
      beginStudentYear(transaction, { reference, year: before, grade: 'grade2' }),
    );
    const id = await idOf(store.read, reference);
    await database.rows(`insert into class_drafts (student_id, school_year, grade_level, class)
      values ('${id}', '${year}', 'grade3', '${letter}')`);
    return reference;
  }
  const letterIn = async (reference: string) => {
    const years = (await listStudentYears(store.read, [reference])).get(reference);
    return years?.find(({ schoolYear }) => schoolYear === year)?.letter;
  };

  test('is that of its place when it is enrolled for that grade, and is there again when that is taken back', async () => {
    const reference = await childWith('B');
    const enrolled = { reference, year };
    await store.write((transaction) =>
      beginStudentYear(transaction, { ...enrolled, grade: 'grade3' }),
    );
    expect(await letterIn(reference)).toBe('B');
    // The place says the class now: a copy tells of no draft beside it.
    expect(await listDraftsOf(store.read, reference)).toEqual([]);
    await store.write((transaction) => takeStudentYearBack(transaction, enrolled));
    expect(await listDraftsOf(store.read, reference)).toHaveLength(1);
    await store.write((transaction) =>
      beginStudentYear(transaction, { ...enrolled, grade: 'grade2' }),
    );
    expect(await letterIn(reference)).toBe('');
  });

  test('does not go along to another grade when the application is put right', async () => {
    const reference = await childWith('B');
    await store.write(async (transaction) => {
      await beginStudentYear(transaction, { reference, year, grade: 'grade3' });
      const before = { reference, year, grade: 'grade3' };
      await correctStudentYear(transaction, before, { year, grade: 'grade4' });
    });
    expect(await letterIn(reference)).toBe('');
  });

  test('goes on, with what was said of it and another child, where several forms are of one child', async () => {
    const [leader, other] = [await childWith('A'), await childWith('C')];
    const [third, beside] = [await childWith('B'), await childWith('B')];
    const ids = await Promise.all([other, beside].map((one) => idOf(store.read, one)));
    await store.write((transaction) =>
      setWish(transaction, [ids[0] ?? '', ids[1] ?? ''], 'together'),
    );
    await database.rows(
      `delete from class_drafts where student_id = '${await idOf(store.read, third)}'`,
    );
    const lead = (of: string, others: string[]) =>
      store.write((transaction) =>
        leadStudentYears(transaction, {
          ...{ year: before, others },
          leader: { reference: of, grade: 'grade2' },
        }),
      );
    await lead(third, [other]);
    expect(await listDraftsOf(store.read, third)).toMatchObject([{ letter: 'C' }]);
    await lead(leader, [third]);
    expect(await listDraftsOf(store.read, leader)).toMatchObject([{ letter: 'A' }]);
    expect(await listWishes(store.read)).toEqual([expect.objectContaining({ wish: 'together' })]);
    const [said] = await listWishes(store.read);
    expect([said?.one, said?.other].sort()).toEqual([leader, beside].sort());
    await lead(leader, [beside]);
    expect(await listWishes(store.read)).toEqual([]);
  });

  test('leaves when its year is over', async () => {
    const reference = await childWith('B');
    await forgetOldClassDrafts(store, new Date('2027-12-31T12:00:00Z'));
    expect(await listDraftsOf(store.read, reference)).toHaveLength(1);
    await forgetOldClassDrafts(store, new Date('2028-01-01T12:00:00Z'));
    expect(await listDraftsOf(store.read, reference)).toEqual([]);
  });
});
