import { statusesOf } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** How many messages wait for the school. */
export function countUnanswered(read: ReadStore, _staff: StaffIn<'messages'>): Promise<number> {
  const ours = statusesOf(messageStatuses, ({ isOurTurn }) => isOurTurn);
  return countRows(read.selectFrom('contact_messages').where('status', 'in', ours));
}
