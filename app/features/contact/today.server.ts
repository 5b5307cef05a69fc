import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine, waitingLine } from '#desk/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

const ROOM = '/staff/messages';

/** The messages that are new, and the one that waits longest for an answer. */
export async function listMessagesToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
  now: Date,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'messages')) return [];
  const count = await countRows(read.selectFrom('contact_messages').where('status', '=', 'new'));
  const longest = await read
    .selectFrom('contact_messages')
    .select(['reference', 'submitted_at'])
    .where('status', 'in', ['new', 'read'])
    .orderBy('submitted_at')
    .executeTakeFirst();
  return [
    ...countedLine(count, ['new message', 'new messages'], `${ROOM}?status=new`),
    ...waitingLine(longest, 'message without an answer', ROOM, now),
  ];
}
