import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { listActs } from '#desk/record/record-history.server.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { countBesideApplications } from '#features/students/count-students.server.ts';
import { addDays, type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { aboutPlaces } from '../places/change-places.server.ts';
import type { CountedSchool } from '../places/count-places.server.ts';
import { decisions } from '../status/status-sets.ts';
import { type CountedYear, countYear, sameDayBefore } from './count-year.ts';
import '../tables.server.ts';

/**
 * The counts of one year at the end of `day`, replayed from what each application had reached by then. An application
 * that is a second one of the same child is not counted, whenever the office has said so: nobody keeps that day, nor the
 * day on which a child came from a spreadsheet.
 */
export async function readNumbers(
  _staff: StaffIn<'reports'>,
  { store: { read }, content }: CountedSchool,
  year: string,
  { day, today }: { day: PlainDate; today: PlainDate },
): Promise<CountedYear> {
  const until = endOf(day);
  const [standing, sent, sentBefore, places, beside] = await Promise.all([
    day < today ? countStatuses(read, year, until) : countStatusesNow(read, year),
    countDays(read, year, until),
    countByDay(read, String(Number(year) - 1), endOf(sameDayBefore(day))),
    placesUntil(read, year, until),
    countBesideApplications(read, content, [year], day),
  ]);
  return countYear({
    standing,
    sent,
    sentBefore,
    places,
    beside: new Map(beside.map(({ grade, count }) => [grade, count])),
  });
}

const endOf = (day: PlainDate) => startInLusaka(addDays(day, 1)).toISOString();

function sentUntil(read: ReadStore, year: string, until: string) {
  return read
    .selectFrom('enrollment_applications as application')
    .where('application.enrollment_year', '=', year)
    .where('application.same_child_as', 'is', null)
    .where('application.submitted_at', '<', until);
}

const every = statusesOf(enrollmentStatuses, () => true);

/** How many of each grade have each status: nothing is replayed, and an index that begins with the status has all of it. */
async function countStatusesNow(read: ReadStore, year: string) {
  const counted = await read
    .selectFrom('enrollment_applications')
    .select(['grade_level as grade', 'status'])
    .select(({ fn }) => fn.countAll().as('count'))
    // All of them; without their names the database opens each row.
    .where('status', 'in', every)
    .where('enrollment_year', '=', year)
    .where('same_child_as', 'is', null)
    .groupBy(['status', 'grade_level'])
    .execute();
  return counted.map((one) => ({ ...one, count: Number(one.count) }));
}

/** How many of each grade had each status by then. The database counts: very many rows of one year would take long to read. */
async function countStatuses(read: ReadStore, year: string, until: string) {
  const sent = sentUntil(read, year, until).select((row) => [
    'application.grade_level as grade',
    reachedUntil(row, until)
      .select('reached.status')
      .orderBy('reached.number', 'desc')
      .limit(1)
      .$castTo<{ status: EnrollmentStatus }>()
      .as('status'),
  ]);
  const counted = await read
    .selectFrom(sent.as('sent'))
    .select(['grade', 'status', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['grade', 'status'])
    .execute();
  return counted.map((one) => ({ ...one, count: Number(one.count) }));
}

/** How many were sent on each day and first decided about on another, and how many of them on paper. */
async function countDays(read: ReadStore, year: string, until: string) {
  const sent = sentUntil(read, year, until).select((row) => [
    keyOfDay(sql.ref('application.submitted_at')).as('sentKey'),
    // The key is made where the decision is looked up: made outside, it would look it up for each of its parts.
    reachedUntil(row, until)
      .select(({ fn }) => keyOfDay(fn.min('reached.reached_at')).as('key'))
      .where('reached.status', 'in', decisions)
      .as('decidedKey'),
    row.case().when('application.entered_by', 'is', null).then(0).else(1).end().as('isOnPaper'),
  ]);
  const counted = await read
    .selectFrom(sent.as('sent'))
    .select(({ fn }) => [
      'sentKey',
      'decidedKey',
      fn.countAll().as('count'),
      fn.sum<number | string>('isOnPaper').as('onPaper'),
    ])
    .groupBy(['sentKey', 'decidedKey'])
    .execute();
  return counted.map(({ sentKey, decidedKey, count, onPaper }) => ({
    sentOn: dayOfKey(sentKey),
    decidedOn: decidedKey && dayOfKey(decidedKey),
    count: Number(count),
    onPaper: Number(onPaper),
  }));
}

/** How many of each grade were sent on each day. */
async function countByDay(read: ReadStore, year: string, until: string) {
  const counted = await sentUntil(read, year, until)
    .select(({ fn }) => [
      'application.grade_level as grade',
      keyOfDay(sql.ref('application.submitted_at')).as('sentKey'),
      fn.countAll().as('count'),
    ])
    .groupBy(['application.grade_level', sql.ref('sentKey')])
    .execute();
  return counted.map(({ grade, sentKey, count }) => ({
    grade,
    sentOn: dayOfKey(sentKey),
    count: Number(count),
  }));
}

const reachedUntil = (
  row: ExpressionBuilder<
    Tables & { application: Tables['enrollment_applications'] },
    'application'
  >,
  until: string,
) =>
  row
    .selectFrom('case_statuses as reached')
    .whereRef('reached.reference', '=', 'application.reference')
    .where('reached.reached_at', '<', until);

/** A day in Lusaka as a database can group by it: two hours before midnight of the stored instant the next one begins. */
const keyOfDay = (instant: Expression<string>) =>
  sql<string>`substr(${instant}, 1, 10) || case when substr(${instant}, 12, 2) >= '22' then '+' else '' end`;

const dayOfKey = (key: string): PlainDate =>
  key.endsWith('+') ? addDays(key.slice(0, -1), 1) : key;

/** How many places each grade had: the last number that was entered by then, by the record of acts. */
async function placesUntil(read: ReadStore, year: string, until: string) {
  const now = await read
    .selectFrom('enrollment_places')
    .select(['grade_level', 'places'])
    .where('enrollment_year', '=', year)
    .execute();
  const known = new Map<string, number>();
  for (const { grade_level: grade, places } of now) {
    const acts = await listActs(read, aboutPlaces(year, grade));
    const entered = acts.filter(({ data }) => data.places !== undefined);
    // Acts of before they were data tell no number: then it counts as it is now.
    const then = entered.length === 0 ? places : entered.find(({ at }) => at < until)?.data.places;
    if (then !== undefined) known.set(grade, then);
  }
  return known;
}
