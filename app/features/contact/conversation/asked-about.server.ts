import { statusesOf } from '#desk/record/record-status.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { messageStatuses } from '../message-status.ts';
import { hasLeft, listTurns } from './read-conversation.server.ts';
import { findAbout } from './turns.server.ts';

const ourTurn = statusesOf(messageStatuses, (status) => status.isOurTurn);

/** When a family asked for something by its name in the conversation about its application, and when the school answered. */
export async function findAskedAbout(
  read: ReadStore,
  about: string,
  subject: string,
  now: Date,
): Promise<{ at: string; isAnswered: boolean; answeredAt: string | undefined } | undefined> {
  const row = await findAbout(read, about);
  const turns = row ? await listTurns(read, row.id) : [];
  const asked = turns.find((turn) => turn.side === 'family' && turn.subject === subject);
  if (!asked) return undefined;
  const answer = turns.find(
    (turn) => turn.side === 'office' && turn.at > asked.at && hasLeft(turn, now),
  );
  // Who was called has an answer that stands in no message.
  const isAnswered = answer !== undefined || (row !== undefined && !ourTurn.includes(row.status));
  return { at: asked.at, isAnswered, answeredAt: answer?.at };
}

/** Whether that was asked before in this conversation: it is asked once. */
export async function isAskedBefore(
  transaction: WriteTransaction,
  messageId: string,
  subject: string,
): Promise<boolean> {
  const turns = await listTurns(transaction, messageId);
  return turns.some((turn) => turn.side === 'family' && turn.subject === subject);
}

/** What the conversations are about in which a family asked for this and nobody has answered, the oldest first. */
export async function listUnansweredAbout(
  read: ReadStore,
  subject: string,
): Promise<{ about: string; at: string }[]> {
  const rows = await read
    .selectFrom('contact_messages as message')
    .innerJoin('contact_replies as asked', 'asked.message_id', 'message.id')
    .select(['message.about', 'asked.sent_at as at'])
    .where('message.status', 'in', ourTurn)
    .where('message.about', 'is not', null)
    .where('asked.side', '=', 'family')
    .where('asked.subject', '=', subject)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_replies as answer')
            .select('answer.id')
            .whereRef('answer.message_id', '=', 'message.id')
            .where('answer.side', '=', 'office')
            .whereRef('answer.sent_at', '>', 'asked.sent_at'),
        ),
      ),
    )
    .orderBy('asked.sent_at')
    .execute();
  return rows.map(({ about, at }) => ({ about: about ?? '', at }));
}
