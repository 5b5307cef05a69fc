import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { countPlaces } from '#features/enrollment/places/count-places.server.ts';
import { gradeAfter } from '#features/students/coming-back/coming-back.ts';
import { leadStudentYears } from '#features/students/follow-application.server.ts';
import {
  beginStudentYear,
  takeStudentYearBack,
} from '#features/students/keep-student-years.server.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { isUniqueViolation, type Store } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { migrateOldTo } from '#tests/support/databases/migrate-old-to.ts';
import {
  emptyDatabase,
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const { classes } = fixtureContent.enrollment;
const LIST = '/api/staff/enrollment-applications';
const letter = { subject: 'We offer a place', text: 'Please answer.' };
const STEPS = { SQLite: 600, PostgreSQL: 120 } as const;
const grades = ['ece2', 'grade1', 'grade2', 'grade7'] as const;
const years = ['2026', '2027'] as const;

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function storeOf(database: SchoolDatabase): Promise<Store> {
  const databaseUrl = database.settings.DATABASE_URL;
  return openStore({ dataDir: database.dataDir, databaseUrl }, createLog('silent'));
}

describe.each(presentStoreKinds())('a child of the school, on %s', (kind) => {
  let database: SchoolDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await storeOf(database);
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  test('holds one place of its year and grade, whatever was done before: each count is one by hand', async () => {
    const random = randomFrom(25);
    const anyOf = <One>(all: readonly One[]): One => all[random(all.length)] as One;
    const children = Array.from({ length: 12 }, () => newReference('CH'));
    const model = new Map<string, { grade: string; leftOn: PlainDate | null }>();
    for (let step = 0; step < STEPS[kind]; step++) {
      const [reference, other] = [anyOf(children), anyOf(children)];
      const [year, grade] = [anyOf(years), anyOf(grades)];
      const key = `${reference} ${year}`;
      switch (random(4)) {
        case 0:
        case 1:
          await store.write((work) => beginStudentYear(work, { reference, year, grade }, 'import'));
          if (!model.has(key)) model.set(key, { grade, leftOn: null });
          break;
        case 2:
          await store.write((work) => takeStudentYearBack(work, { reference, year }));
          model.delete(key);
          break;
        default: {
          if (other === reference) break;
          const known = model.get(`${other} ${year}`);
          if (!known) break;
          const leader = { reference, grade };
          await store.write((work) => leadStudentYears(work, { year, leader, others: [other] }));
          if (!model.has(key)) model.set(key, known);
          model.delete(`${other} ${year}`);
        }
      }
      const leaving = [...model].at(random(model.size || 1));
      if (leaving && random(5) === 0) {
        const [child, inYear] = leaving[0].split(' ');
        const leftOn = addDays('2026-11-20', random(14));
        await store.write((work) =>
          work
            .updateTable('student_years')
            .set({ left_on: leftOn })
            .where('school_year', '=', inYear ?? '')
            .where('student_id', 'in', (row) =>
              row
                .selectFrom('students')
                .select('id')
                .where('reference', '=', child ?? ''),
            )
            .execute(),
        );
        model.set(leaving[0], { ...leaving[1], leftOn });
      }
      const day = addDays('2026-11-20', random(14));
      const counted = await countPlaces(store.read, fixtureContent, years, day);
      for (const { year: counting, grade: of, held } of counted) {
        const byHand = [...model].filter(([name, one]) => {
          const [child, year] = name.split(' ');
          if (year === counting) return one.grade === of && !(one.leftOn && one.leftOn <= day);
          const goesUp = counting === '2027' && !model.has(`${child} 2027`) && !one.leftOn;
          return goesUp && gradeAfter(one.grade, classes, counting) === of;
        });
        expect(held.enrolled, `${of} of ${counting}`).toBe(byHand.length);
      }
    }
    const rows = await store.read.selectFrom('students').select('id').execute();
    const known = new Set([...model.keys()].map((name) => name.split(' ')[0]));
    expect(rows).toHaveLength(known.size);
  }, 120_000);

  test('has one row of a year: the database refuses a second one', async () => {
    const reference = newReference('CH');
    await store.write((work) =>
      beginStudentYear(work, { reference, year: '2026', grade: 'grade2' }),
    );
    const row = await store.read
      .selectFrom('student_years')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const again = store.write((work) =>
      work
        .insertInto('student_years')
        .values({ ...row, id: 'another', class: 'B' })
        .execute(),
    );
    await expect(again).rejects.toSatisfy((error) => isUniqueViolation(error));
  });

  test('who was enrolled before there were children of the school, is one afterwards', async () => {
    const old = await emptyDatabase(kind);
    await migrateOldTo(old, '0109-offers-are-reminded-of');
    await old.rows(`update enrollment_applications set status = 'enrolled'`);
    const { length } = await old.rows(
      'select reference from enrollment_applications where same_child_as is null',
    );
    const migrated = await storeOf(old);
    const made = await migrated.read
      .selectFrom('student_years')
      .innerJoin('students', 'students.id', 'student_id')
      .innerJoin('enrollment_applications as one', 'one.reference', 'students.reference')
      .select(['school_year', 'one.enrollment_year', 'student_years.grade_level as grade'])
      .select('one.grade_level as asked')
      .execute();
    await migrated.close();
    await old.remove();
    expect(made).toHaveLength(length);
    for (const row of made) {
      expect([row.school_year, row.grade]).toEqual([row.enrollment_year, row.asked]);
    }
  }, 60_000);
});

describe.each(presentStoreKinds())('enrolling, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'admissions');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const years = async (reference: string) =>
    database.rows(`select school_year, grade_level, came_by from student_years
      join students on students.id = student_id where reference = '${reference}'`);

  test('makes a child of the school, and taking it back makes it none', async () => {
    const { reference } = await (await sendApplication(school.address)).json();
    const change = (body: object) => office.post(`${LIST}/${reference}`, body);
    await change({ change: 'move', to: 'underReview', version: 1 });
    await change({ change: 'move', to: 'offered', version: 2, letter });
    await change({ change: 'move', to: 'accepted', version: 3 });
    expect(await years(reference)).toEqual([]);
    expect((await change({ change: 'move', to: 'enrolled', version: 4 })).status).toBe(200);
    expect(await years(reference)).toEqual([
      expect.objectContaining({ school_year: sampleYear, came_by: 'application' }),
    ]);
    const family = await (await office.get(`/api/staff/families/${reference}`)).json();
    expect(family.children[0].atSchool[0]).toContain(sampleYear);
    expect((await change({ change: 'undo', version: 5 })).status).toBe(200);
    expect(await years(reference)).toEqual([]);
    expect(await database.rows('select id from students')).toEqual([]);
  });
});
