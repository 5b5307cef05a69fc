import { eraseCases } from '#desk/cases/case-tables.server.ts';
import { addSearchWords, forgetSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { newReference } from '#lib/text/reference.ts';
import { messageHistory } from '../message-history.server.ts';
import { messageStatuses } from '../message-status.ts';
import type { ContactMessageRow, Side } from '../tables.server.ts';

/** The conversation about an application, and who the family is in it where there is none yet. */
export interface ConversationAbout {
  about: string;
  name: string;
  email: string;
}

/** The conversation about a reference; it begins with the first thing that is said in it. */
export async function conversationAbout(
  transaction: WriteTransaction,
  { about, name, email }: ConversationAbout,
  now: Date,
  reference?: string,
): Promise<ContactMessageRow> {
  const known = await findAbout(transaction, about);
  if (known) return known;
  const row: ContactMessageRow = {
    id: newRowId(),
    reference: reference ?? (await freeReference(transaction)),
    submitted_at: now.toISOString(),
    name,
    email,
    phone: '',
    about,
    subject: `About ${about}`,
    message: '',
    status: 'read',
    version: 1,
    assigned_to: null,
    entered_by: null,
  };
  await transaction.insertInto('contact_messages').values(row).execute();
  const first = { status: row.status, by: null };
  await messageHistory.reach(transaction, row.reference, first, now);
  const words = searchWordsOf({ codes: [row.reference, about], emails: [email], names: [name] });
  await addSearchWords(transaction, 'CM', row.id, words);
  return row;
}

async function freeReference(transaction: WriteTransaction): Promise<string> {
  for (;;) {
    const reference = newReference('CM');
    const taken = await transaction
      .selectFrom('contact_messages')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
}

interface Said {
  side: Side;
  author: string;
  subject?: string;
  words: string;
  leavesAt?: Date | undefined;
}

/** Writes down what one side says. What the family says is new at the desk; what the office says is an answer. */
export async function addTurn(
  transaction: WriteTransaction,
  row: ContactMessageRow,
  { side, author, subject = '', words, leavesAt }: Said,
  now: Date,
): Promise<string> {
  const id = newRowId();
  await transaction
    .insertInto('contact_replies')
    .values({
      id,
      message_id: row.id,
      sent_at: now.toISOString(),
      side,
      author,
      subject,
      words,
      leaves_at: leavesAt?.toISOString() ?? null,
    })
    .execute();
  if (side === 'family') {
    await addSearchWords(transaction, 'CM', row.id, searchWordsOf({ texts: [words] }));
  }
  return id;
}

/** What the family said makes the conversation new, and what the office said answers it. */
export async function setStatusBy(
  transaction: WriteTransaction,
  { id, reference }: Pick<ContactMessageRow, 'id' | 'reference'>,
  { side, author }: Pick<Said, 'side' | 'author'>,
  now: Date,
): Promise<void> {
  const isFamily = side === 'family';
  const status = isFamily ? 'new' : 'answered';
  const by = isFamily ? null : author;
  // First, so that of two who write at once the second waits here, and then sees the status of the first.
  await transaction
    .updateTable('contact_messages')
    .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await messageHistory.reach(transaction, reference, { status, by }, now);
}

/** What the office said is taken back before it has left; a conversation that held nothing else goes with it. */
export async function takeTurnBack(
  transaction: WriteTransaction,
  turnId: string,
  now: Date,
): Promise<void> {
  const turn = await transaction
    .deleteFrom('contact_replies')
    .where('id', '=', turnId)
    .returning('message_id as id')
    .executeTakeFirst();
  if (!turn) return;
  const last = await transaction
    .selectFrom('contact_replies')
    .innerJoin('contact_messages as message', 'message.id', 'message_id')
    .select(['side', 'author', 'message.id', 'message.reference'])
    .where('message_id', '=', turn.id)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return setStatusBy(transaction, last, last, now);
  await forgetSearchWords(transaction, [turn.id]);
  const [gone] = await transaction
    .deleteFrom('contact_messages')
    .where('id', '=', turn.id)
    .returning('reference')
    .execute();
  if (gone) await eraseCases(transaction, [gone.reference]);
}

export function findAbout(read: ReadStore, about: string): Promise<ContactMessageRow | undefined> {
  return read
    .selectFrom('contact_messages')
    .selectAll()
    .where('about', '=', about)
    .executeTakeFirst();
}

/** Whether something that the family wrote waits for the office, which begins a conversation with words of its own. */
export async function waitsForAnswer(
  read: ReadStore,
  { id, status, message }: Pick<ContactMessageRow, 'id' | 'status' | 'message'>,
): Promise<boolean> {
  if (!messageStatuses[status].isOurTurn) return false;
  return message !== '' || hasAnsweredSince(read, id, '');
}

/** Whether the family has said anything in a conversation after an instant. */
export async function hasAnsweredSince(
  read: ReadStore,
  messageId: string,
  since: string,
): Promise<boolean> {
  const answer = await read
    .selectFrom('contact_replies')
    .select('id')
    .where('message_id', '=', messageId)
    .where('side', '=', 'family')
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}
