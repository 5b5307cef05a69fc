import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine, waitingLine } from '#desk/today-line.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

const ROOM = '/staff/parents';
const offers = `${ROOM}?kind=volunteer-application&status=new`;
const mealHelp = `${ROOM}?kind=meal-help-application&status=new`;
const unpaid = `${ROOM}?kind=pta-membership&status=new`;

/** Offers to help that nobody has answered, and memberships that are not paid. */
export async function listParentsToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
  now: Date,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'parents')) return [];
  const counts = await read
    .selectFrom('parent_forms')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('status', '=', 'new')
    .groupBy('kind')
    .execute();
  const countOf = (kind: string) => Number(counts.find((row) => row.kind === kind)?.count ?? 0);
  const longest = await read
    .selectFrom('parent_forms')
    .select(['reference', 'submitted_at'])
    .where('kind', '=', 'volunteer-application')
    .where('status', '=', 'new')
    .orderBy('submitted_at')
    .executeTakeFirst();
  return [
    ...countedLine(
      countOf('volunteer-application'),
      ['new volunteer application', 'new volunteer applications'],
      offers,
    ),
    ...waitingLine(longest, 'new volunteer application', ROOM, now),
    ...countedLine(
      countOf('pta-membership'),
      ['PTA membership to be paid', 'PTA memberships to be paid'],
      unpaid,
    ),
    ...countedLine(
      countOf('meal-help-application'),
      ['new application for free or reduced meals', 'new applications for free or reduced meals'],
      mealHelp,
    ),
  ];
}
