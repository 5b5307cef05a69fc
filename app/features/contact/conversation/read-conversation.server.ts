import type { ReadStore } from '#lib/store/store.server.ts';
import { messageStatuses } from '../message-status.ts';
import type { ContactMessageRow } from '../tables.server.ts';
import { findAbout } from './turns.server.ts';

/** All that was said after the first message, the oldest first. */
export function listTurns(read: ReadStore, messageId: string) {
  return read
    .selectFrom('contact_replies')
    .select(['id', 'sent_at as at', 'side', 'author', 'subject', 'words', 'leaves_at as leavesAt'])
    .where('message_id', '=', messageId)
    .orderBy('sent_at')
    .execute();
}

/** One thing that was said in a conversation. `author`: the address of a member of staff, or a name of the family. */
export type Turn = Awaited<ReturnType<typeof listTurns>>[number];

/** The same as the family sees it: who of the school said it is the school's own matter, and stays empty. */
export type SaidToFamily = Omit<Turn, 'subject' | 'leavesAt'>;

/** Whether what was said has left the school by then, so that the office cannot take it back any more. */
export function hasLeft({ leavesAt }: Pick<Turn, 'leavesAt'>, at: Date | undefined): boolean {
  return !at || !leavesAt || Date.parse(leavesAt) <= at.getTime();
}

/** The conversation as the family sees it: what can still be taken back is not there. */
export function toldToFamily(
  row: ContactMessageRow,
  turns: readonly Turn[],
  now: Date,
): SaidToFamily[] {
  const first: SaidToFamily[] = row.message
    ? [
        {
          id: row.id,
          at: row.submitted_at,
          side: 'family',
          author: row.name,
          words: row.message,
        },
      ]
    : [];
  return [
    ...first,
    ...turns
      .filter((turn) => hasLeft(turn, now))
      .map(({ id, at, side, author, words }) => ({
        id,
        at,
        side,
        words,
        author: side === 'family' ? author : '',
      })),
  ];
}

/** What was said about an application, as its family sees it. */
export async function listSaidAbout(
  read: ReadStore,
  about: string,
  now: Date,
): Promise<SaidToFamily[]> {
  const row = await findAbout(read, about);
  return row ? toldToFamily(row, await listTurns(read, row.id), now) : [];
}

/** The conversation about an application as the office sees it; undefined when nobody has said anything. */
export async function findConversation(read: ReadStore, about: string) {
  const row = await findAbout(read, about);
  if (!row) return undefined;
  const turns = await listTurns(read, row.id);
  return { reference: row.reference, isNew: messageStatuses[row.status].isNew === true, turns };
}
