import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { type ListByStatus, listByStatus } from '#desk/list/list-by-status.server.ts';
import { opening } from '#desk/record/open-record.server.ts';
import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listTurns, type Turn } from './conversation/read-conversation.server.ts';
import { messageKind } from './desk-commands.server.ts';
import { isMessageStatus, type MessageStatus } from './message-status.ts';
import './tables.server.ts';

interface MessageInList {
  reference: string;
  name: string;
  subject: string;
  submittedAt: string;
  status: MessageStatus;
}

export type MessageList = ListByStatus<MessageInList, MessageStatus>;

/** Which messages an address asks for. */
export const messageFilterFrom = (search: URLSearchParams) =>
  listFilterFrom(search, isMessageStatus);

/** One page of the messages, the newest first. */
export function listMessages(
  read: ReadStore,
  _staff: StaffIn<'messages'>,
  { q, status }: ListFilter<MessageStatus>,
  page: number,
): Promise<MessageList> {
  const found = read.selectFrom('contact_messages').where(isFoundBy('CM', q, 'id'));
  return listByStatus(found, { status, page }, (shown) =>
    shown
      .select(['reference', 'name', 'subject', 'submitted_at as submittedAt', 'status'])
      .orderBy('submitted_at', 'desc')
      .orderBy('id'),
  );
}

export interface MessageRecord extends MessageInList {
  version: number;
  email: string;
  /** Whether mail can be sent to what was typed as the address. */
  isAnswerable: boolean;
  message: string;
  /** What both sides said after the message. */
  turns: Turn[];
  /** Reference of the application that it is about. */
  about: string | null;
  history: HistoryEntry[];
}

/** One message with the answers, read from now on; undefined when nobody has this reference. */
export const openMessage = opening(
  messageKind,
  async (row, { read, history }): Promise<MessageRecord> => {
    const { id, submitted_at: submittedAt, ...shown } = row;
    const isAnswerable = row.about !== null || isMailAddress(row.email);
    return { ...shown, submittedAt, isAnswerable, turns: await listTurns(read, id), history };
  },
  // Only the look itself reads it: whoever marks it as new again sees it stay so.
  ({ status, version }) =>
    status === 'new' ? { status: 'read' as const, version: version + 1 } : undefined,
);
