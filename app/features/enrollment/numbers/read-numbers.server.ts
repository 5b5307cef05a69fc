import { listActs } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { countBesideApplications } from '#features/students/count-students.server.ts';
import { addDays, dayOfStored, type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { aboutPlaces } from '../places/change-places.server.ts';
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
  { read }: Pick<Store, 'read'>,
  year: string,
  day: PlainDate,
): Promise<CountedYear> {
  const until = endOf(day);
  const [sent, sentBefore, places, beside] = await Promise.all([
    listSent(read, year, until),
    sentUntil(read, String(Number(year) - 1), endOf(sameDayBefore(day)))
      .select(['grade_level as grade', 'submitted_at as sentAt'])
      .execute(),
    placesUntil(read, year, until),
    countBesideApplications(read, [year], day),
  ]);
  return countYear({
    sent: sent.map(({ grade, status, sentAt, decidedAt, entered_by: enteredBy }) => ({
      grade,
      status,
      sentOn: dayOfStored(sentAt),
      decidedOn: decidedAt && dayOfStored(decidedAt),
      isOnPaper: enteredBy !== null,
    })),
    sentBefore: sentBefore.map(({ grade, sentAt }) => ({ grade, sentOn: dayOfStored(sentAt) })),
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

/** Every application with the status that it had by then, and when the school first decided about it. */
function listSent(read: ReadStore, year: string, until: string) {
  return sentUntil(read, year, until)
    .select((row) => {
      const reached = row
        .selectFrom('case_statuses as reached')
        .whereRef('reached.reference', '=', 'application.reference')
        .where('reached.reached_at', '<', until);
      return [
        'application.grade_level as grade',
        'application.submitted_at as sentAt',
        'application.entered_by',
        reached
          .select('reached.status')
          .orderBy('reached.number', 'desc')
          .limit(1)
          .$castTo<{ status: EnrollmentStatus }>()
          .as('status'),
        reached
          .select(({ fn }) => fn.min('reached.reached_at').as('at'))
          .where('reached.status', 'in', decisions)
          .as('decidedAt'),
      ];
    })
    .execute();
}

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
