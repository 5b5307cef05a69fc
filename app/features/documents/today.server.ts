import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine } from '#desk/today-line.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

const ROOM = '/staff/documents';

/** Documents that left the site because the virus scanner found something. */
export async function listDocumentsToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'documents')) return [];
  const infected = await read
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('file_scan', '=', 'infected')
    .executeTakeFirstOrThrow();
  return countedLine(
    Number(infected.count),
    [
      'document is off the site because a virus was found: replace its file',
      'documents are off the site because a virus was found: replace their files',
    ],
    ROOM,
  );
}
