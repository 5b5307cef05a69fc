import { worksIn } from '#features/staff/mail/mail-rooms.ts';
import type { StaffIn } from '#features/staff/require-room.server.ts';
import { countedLine, type TodayLine } from '#features/staff/today-line.ts';
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
