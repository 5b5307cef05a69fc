import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine } from '#desk/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

const ROOM = '/staff/documents';

/** Documents that left the site because the virus scanner found something. */
export async function listDocumentsToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'documents')) return [];
  const infected = await countRows(
    read.selectFrom('documents').where('file_scan', '=', 'infected'),
  );
  return countedLine(
    infected,
    [
      'document is off the site because a virus was found: replace its file',
      'documents are off the site because a virus was found: replace their files',
    ],
    ROOM,
  );
}
