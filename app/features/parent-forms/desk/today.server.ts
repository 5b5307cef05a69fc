import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine, waitingLine } from '#desk/today-line.ts';
import {
  formsAtSchool,
  type ParentFormKind,
  parentForms,
} from '#features/parent-form-kinds/parent-forms.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

const ROOM = '/staff/parents';

/** The forms that are new, and how long the oldest has waited of those that are answered soon. */
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
  const lines = parentForms.map(async ({ kind }) => {
    const { waits, isAnsweredSoon } = formsAtSchool[kind];
    const count = Number(counts.find((row) => row.kind === kind)?.count ?? 0);
    const longest = isAnsweredSoon ? await findOldestNew(read, kind) : undefined;
    return [
      ...countedLine(count, [...waits], `${ROOM}?kind=${kind}&status=new`),
      ...waitingLine(longest, waits[0], ROOM, now),
    ];
  });
  return (await Promise.all(lines)).flat();
}

function findOldestNew(read: ReadStore, kind: ParentFormKind) {
  return read
    .selectFrom('parent_forms')
    .select(['reference', 'submitted_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'new')
    .orderBy('submitted_at')
    .executeTakeFirst();
}
