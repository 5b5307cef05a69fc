import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { requireRoom, type StaffIn } from '#desk/require-room.server.ts';
import { countSchoolDays } from '#features/calendar/school-days.ts';
import {
  type EnrollmentStatus,
  enrollmentStatuses,
} from '#features/enrollment/enrollment-status.ts';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import { applicationRow } from '#features/enrollment/intake/application-intake.server.ts';
import { sameDayBefore } from '#features/enrollment/numbers/count-year.ts';
import { firstAnswers, sumOfPlaces, weeksUpTo } from '#features/enrollment/numbers/numbers.ts';
import { readNumbers } from '#features/enrollment/numbers/read-numbers.server.ts';
import { setPlaces } from '#features/enrollment/places/change-places.server.ts';
import { decisions } from '#features/enrollment/status/status-sets.ts';
import { referencesWithPhotographs } from '#features/papers/desk/waiting-photographs.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { addDays, dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

/** Each generated school is one year of enrollment of its own; PostgreSQL answers more slowly. */
const SCHOOLS = { SQLite: 1_000, PostgreSQL: 100 } as const;

const FIRST_YEAR = 3000;
const FIRST_DAY = '2026-08-01';
/** After everything that happened in any of them. */
const TODAY = '2027-06-01';
const grades = Object.keys(gradeLevels);

interface Sent {
  grade: string;
  sentAt: string;
  isOnPaper: boolean;
  isSecondOfChild: boolean;
  reached: { status: EnrollmentStatus; at: string }[];
}

interface School {
  year: number;
  sent: Sent[];
  /** Each number of places that was entered, in the order of time. */
  places: { grade: string; places: number; at: string }[];
  asOf: PlainDate;
}

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

function generateSchool(year: number): School {
  const random = randomFrom(year);
  const anyOf = <One>(all: readonly One[]): One => all[random(all.length)] as One;
  const instantOn = (day: number) =>
    new Date(
      Date.parse(`${addDays(FIRST_DAY, day)}T00:00:00.000Z`) + random(24 * 3_600_000),
    ).toISOString();
  const sent = Array.from({ length: random(12) }, (): Sent => {
    const day = random(90);
    const reached: Sent['reached'] = [{ status: 'submitted', at: instantOn(day) }];
    for (let later = day + 1; random(4) > 0; later += 1 + random(9)) {
      const next = enrollmentStatuses[reached.at(-1)?.status ?? 'submitted'].next;
      if (next.length === 0) break;
      reached.push({ status: anyOf(next), at: instantOn(later) });
    }
    const sentAt = reached[0]?.at ?? '';
    const isOnPaper = random(5) === 0;
    return { grade: anyOf(grades), sentAt, isOnPaper, isSecondOfChild: random(9) === 0, reached };
  });
  const places = Array.from({ length: random(6) }, () => ({
    grade: anyOf(grades),
    places: random(4),
    at: instantOn(random(120)),
  })).sort((one, other) => one.at.localeCompare(other.at));
  return { year, sent, places, asOf: addDays(FIRST_DAY, random(130)) };
}

/** The counts of a school by looking at every child, without a database. */
function countByHand({ sent, places, asOf }: School) {
  const isBy = (at: string, day: PlainDate) => dayInLusaka(new Date(at)) <= day;
  const counted = sent.filter(
    ({ isSecondOfChild, sentAt }) => !isSecondOfChild && isBy(sentAt, asOf),
  );
  const statusOf = ({ reached }: Sent) => reached.filter(({ at }) => isBy(at, asOf)).at(-1)?.status;
  return {
    received: counted.length,
    onPaper: counted.filter(({ isOnPaper }) => isOnPaper).length,
    grades: grades.map((grade) => {
      const counts: Partial<Record<EnrollmentStatus, number>> = {};
      for (const one of counted) {
        const status = statusOf(one);
        if (one.grade === grade && status) counts[status] = (counts[status] ?? 0) + 1;
      }
      const entered = places.filter((one) => one.grade === grade && isBy(one.at, asOf)).at(-1);
      return { grade, counts, beside: 0, ...(entered && { places: entered.places }) };
    }),
    waits: counted.map(({ sentAt, reached }) => {
      const decided = reached.find(
        ({ status, at }) => decisions.includes(status) && isBy(at, asOf),
      );
      return {
        sent: dayInLusaka(new Date(sentAt)),
        answered: decided ? dayInLusaka(new Date(decided.at)) : null,
      };
    }),
    byDay: counted.map(({ sentAt }) => dayInLusaka(new Date(sentAt))),
  };
}

async function enter(store: Store, { year, sent, places }: School, staff: StaffIn<'enrollment'>) {
  await store.write(async (transaction) => {
    for (const { grade, sentAt, isOnPaper, isSecondOfChild, reached } of sent) {
      const reference = newReference('EN');
      const copy = {
        sections: [],
        consent: { noticeVersion: '1', sentences: [], agreedAt: sentAt },
        ...(isOnPaper && { paper: { enteredBy: 'ruth@school.example', enteredOn: sentAt } }),
      };
      const submission = { reference, submissionDate: sentAt };
      const row = applicationRow(reference, submission, sampleAnswers, copy);
      await transaction
        .insertInto('enrollment_applications')
        .values({
          ...row,
          enrollment_year: String(year),
          grade_level: grade,
          status: reached.at(-1)?.status ?? 'submitted',
          same_child_as: isSecondOfChild ? 'EN-2222-2222' : null,
        })
        .execute();
      await transaction
        .insertInto('case_statuses')
        .values(
          reached.map(({ status, at }, index) => ({
            reference,
            number: index + 1,
            status,
            reached_at: at,
            tell_at: at,
            moved_by: null,
            facts: '{}',
          })),
        )
        .execute();
    }
  });
  const versions = new Map<string, number>();
  for (const { grade, places: count, at } of places) {
    const version = versions.get(grade) ?? 0;
    versions.set(grade, version + 1);
    const clock = { now: () => new Date(at) };
    const asked = {
      year: String(year),
      places: { [grade]: count },
      seen: { [grade]: version },
    };
    await setPlaces({ store, clock }, staff, asked);
  }
}

describe.each(presentStoreKinds())('on %s', (kind) => {
  const schools = Array.from({ length: SCHOOLS[kind] }, (_, index) =>
    generateSchool(FIRST_YEAR + index),
  );
  let database: SchoolDatabase;
  let store: Store;
  let staff: StaffIn<'reports'>;
  let admissions: StaffIn<'enrollment'>;

  beforeAll(async () => {
    database = await newDatabase(kind);
    const { dataDir } = database;
    const databaseUrl = database.settings.DATABASE_URL;
    store = await openStore({ dataDir, databaseUrl }, createLog('silent'));
    const member = { accountId: 'a', email: 'ruth@school.example', roles: ['admissions'] as const };
    const request = new Request('https://school.example');
    const authorizeStaff = async () => member;
    staff = await requireRoom(request, { authorizeStaff }, 'reports');
    admissions = await requireRoom(request, { authorizeStaff }, 'enrollment');
    for (const school of schools) await enter(store, school, admissions);
  }, 240_000);
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  test(`each number of ${SCHOOLS[kind]} generated schools is a count by hand, as of any day and today`, async () => {
    const asked = schools.flatMap((school, index) => [
      { school, index },
      // Today is counted by what each application is, a day before by what it had been.
      ...(index % 4 === 0 ? [{ school: { ...school, asOf: TODAY }, index }] : []),
    ]);
    for (const { school, index } of asked) {
      const { asOf, year } = school;
      const counted = await readNumbers(staff, { store, content: fixtureContent }, String(year), {
        day: asOf,
        today: TODAY,
      });
      const byHand = countByHand(school);
      const before = schools[index - 1];
      const beforeByHand = before && countByHand({ ...before, asOf: sameDayBefore(asOf) });
      expect(counted.onPaper).toBe(byHand.onPaper);
      expect(
        counted.grades.map(({ receivedBefore: _, ...grade }) => grade),
        `the grades of ${year} on ${asOf}`,
      ).toEqual(byHand.grades);
      expect(counted.grades.reduce((sum, { receivedBefore }) => sum + receivedBefore, 0)).toBe(
        beforeByHand?.received ?? 0,
      );
      const { groups, unanswered } = firstAnswers(counted.answers, fixtureContent.calendar);
      const answered = byHand.waits.filter((one) => one.answered !== null);
      expect(unanswered).toBe(byHand.waits.length - answered.length);
      const days = answered.map(({ sent, answered: day }) =>
        countSchoolDays({ startsOn: addDays(sent, 1), endsOn: day ?? '' }, fixtureContent.calendar),
      );
      const within = (least: number, most: number) =>
        days.filter((one) => least <= one && one <= most).length;
      expect(groups.map(({ count }) => count)).toEqual([
        within(0, 1),
        within(2, 2),
        within(3, 3),
        within(4, 5),
        within(6, 999),
      ]);
      const weeks = weeksUpTo(asOf, counted.received, counted.receivedBefore);
      const inWeeks = byHand.byDay.filter((day) => day >= (weeks[0]?.startsOn ?? ''));
      expect(weeks.reduce((sum, { now }) => sum + now, 0)).toBe(inWeeks.length);
      const { places, free } = sumOfPlaces(counted.grades);
      expect(free).toBeLessThanOrEqual(places);
    }
  }, 240_000);

  test('each number opens a list of as many, today', async () => {
    const services = {
      store,
      clock: { now: () => new Date(`${TODAY}T08:00:00.000Z`) },
      content: fixtureContent,
      referencesWithPhotographs,
    } as unknown as RoomServices;
    const count = async (search: Record<string, string>) => {
      const query = caseRooms.enrollment.readSearch(new URLSearchParams(search));
      return (await caseRooms.enrollment.list(services, admissions, query)).total;
    };
    for (const { year: of } of schools.slice(0, 60)) {
      const year = String(of);
      const counted = await readNumbers(staff, { store, content: fixtureContent }, year, {
        day: TODAY,
        today: TODAY,
      });
      const { groups, unanswered } = firstAnswers(counted.answers, fixtureContent.calendar);
      const inGroups = await Promise.all(groups.map(({ key }) => count({ year, answered: key })));
      expect(inGroups, `the answers of ${year}`).toEqual(groups.map((group) => group.count));
      expect(await count({ year, answered: 'none' })).toBe(unanswered);
      expect(await count({ year, by: 'paper' })).toBe(counted.onPaper);
      const received = counted.received.reduce((sum, day) => sum + day.count, 0);
      expect(await count({ year, by: 'website' })).toBe(received - counted.onPaper);
      const both = await count({ year, by: 'paper', answered: 'none', status: 'submitted' });
      expect(both).toBeLessThanOrEqual(Math.min(unanswered, counted.onPaper));
    }
  }, 240_000);
});
