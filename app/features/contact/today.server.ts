import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, daysInWords, daysSince, type TodayLine } from '#desk/today-line.ts';
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
  const { count } = await read
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  const longest = await read
    .selectFrom('contact_messages')
    .select(['reference', 'submitted_at'])
    .where('state', 'in', ['new', 'read'])
    .orderBy('submitted_at')
    .executeTakeFirst();
  const waits = longest && daysSince(longest.submitted_at, now);
  const words = waits && `The oldest message without an answer has waited ${daysInWords(waits)}`;
  return [
    ...countedLine(Number(count), ['new message', 'new messages'], `${ROOM}?status=new`),
    ...(longest && words ? [{ words, to: `${ROOM}/${longest.reference}` }] : []),
  ];
}
