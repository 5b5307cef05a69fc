import type { StaffIn } from '#features/staff/require-room.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { gradeLevels } from './grade-levels.ts';
import { type GradePlaces, holdsPlace } from './places.ts';
import './tables.server.ts';

/** How full each grade is in a year, and who waits for it. */
export async function listPlaces(
  _staff: StaffIn<'enrollment'>,
  read: ReadStore,
  year: string,
): Promise<GradePlaces[]> {
  const [entered, counted, waiting] = await Promise.all([
    read.selectFrom('enrollment_places').selectAll().where('enrollment_year', '=', year).execute(),
    countHeld(read, year),
    listWaiting(read, year),
  ]);
  return Object.keys(gradeLevels).map((grade) => {
    const said = entered.find((row) => row.grade_level === grade);
    const count = (status: string) =>
      Number(counted.find((row) => row.grade_level === grade && row.status === status)?.count ?? 0);
    return {
      grade,
      ...(said && { places: said.places }),
      version: said?.version ?? 0,
      held: {
        offered: count('offered'),
        accepted: count('accepted'),
        enrolled: count('enrolled'),
      },
      waiting: waiting
        .filter((row) => row.grade_level === grade)
        .map((row) => ({
          reference: row.reference,
          applicant: `${row.student_first_name} ${row.student_last_name}`,
          waitlistedAt: row.waitlisted_at ?? row.place,
        })),
    };
  });
}

function countHeld(read: ReadStore, year: string) {
  return read
    .selectFrom('enrollment_applications')
    .select(['grade_level', 'status'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('enrollment_year', '=', year)
    .where('status', 'in', holdsPlace)
    .groupBy(['grade_level', 'status'])
    .execute();
}

/** Everybody who waits for that year, in the order of the list. */
export function listWaiting(read: ReadStore, year: string) {
  return read
    .selectFrom('enrollment_applications as application')
    .innerJoin('enrollment_waiting_places as waiting', 'waiting.application_id', 'application.id')
    .innerJoin('enrollment_application_statuses as reached', (join) =>
      join
        .onRef('reached.application_id', '=', 'application.id')
        .onRef('reached.status', '=', 'application.status'),
    )
    .select(['application.id', 'application.reference', 'application.grade_level'])
    .select(['application.student_first_name', 'application.student_last_name', 'waiting.place'])
    .select(({ fn }) => fn.max('reached.reached_at').as('waitlisted_at'))
    .where('application.status', '=', 'waitlisted')
    .where('application.enrollment_year', '=', year)
    .groupBy(['application.id', 'waiting.place'])
    .orderBy('waiting.place')
    .orderBy('application.id')
    .execute();
}
