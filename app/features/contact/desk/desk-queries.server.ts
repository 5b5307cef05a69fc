import { readOfficeWork } from '#desk/cases/office-work.server.ts';
import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { listByStatus } from '#desk/list/list-by-status.server.ts';
import { opening } from '#desk/record/open-record.server.ts';
import { isStatusOf } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listTurns } from '../conversation/read-conversation.server.ts';
import { messageHistory } from '../message-history.server.ts';
import { type MessageStatus, messageStatuses } from '../message-status.ts';
import { messageKind } from './desk-commands.server.ts';
import '../tables.server.ts';

/** Which messages an address asks for. */
export const messageFilterFrom = (search: URLSearchParams) =>
  listFilterFrom(search, isStatusOf(messageStatuses));

/** One page of the messages, the newest first. */
export function listMessages(
  read: ReadStore,
  _staff: StaffIn<'messages'>,
  { q, status }: ListFilter<MessageStatus>,
  page: number,
) {
  const found = read.selectFrom('contact_messages').where(isFoundBy('CM', q, 'id'));
  return listByStatus(found, { status, page }, (shown) =>
    shown
      .select(['reference', 'name', 'subject', 'submitted_at as submittedAt', 'status'])
      .orderBy('submitted_at', 'desc')
      .orderBy('id'),
  );
}

export type MessageList = Awaited<ReturnType<typeof listMessages>>;

/** One message with the answers, read from now on; undefined when nobody has this reference. */
export const openMessage = opening(
  messageKind,
  async (row, { read, history }) => {
    const { id, submitted_at: submittedAt, assigned_to: _, ...shown } = row;
    // Whether mail can be sent to what was typed as the address.
    const isAnswerable = row.about !== null || isMailAddress(row.email);
    const work = await readOfficeWork(read, 'messages', row);
    return { ...shown, submittedAt, isAnswerable, turns: await listTurns(read, id), history, work };
  },
  // Only the look itself reads it: whoever marks it as new again sees it stay so.
  async ({ reference, status, version }, { transaction, staff, now }) => {
    if (!messageStatuses[status].isNew) return undefined;
    const read = { status: 'read', by: staff.email } as const;
    await messageHistory.reach(transaction, reference, read, now);
    return { status: read.status, version: version + 1 };
  },
);

export type MessageRecord = NonNullable<Awaited<ReturnType<typeof openMessage>>>;
