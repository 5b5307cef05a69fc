import { setTimeout as pause } from 'node:timers/promises';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { findDeadAddresses } from '#lib/mail/outbox-state.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { stillToAsk } from './ask-next.server.ts';
import { referencesOf } from './letter-records.server.ts';
import type { LetterReceiverRow, ListLetterRow } from './letter-tables.server.ts';
import { asReadBy } from './letter-words.ts';
import { type ListLetters, receiversOf } from './letters-of-list.server.ts';
import type { LetterReceiver, WhyNot } from './who-gets-it.ts';
import './letter-tables.server.ts';

/** Few enough that a form's answer waits for a few milliseconds only. */
const AT_ONCE = 5;
const REST_MS = 20;

/**
 * Hands the mails of letters whose ten minutes are over to the outbox, some at a time. Each person is crossed off in the
 * transaction that queues their mail: a process that dies leaves the rest to the next one, and nobody gets it twice.
 * Who they are, and what they may be told, is asked anew: since the press somebody may have been barred or erased.
 */
export async function queueLetters(
  school: RoomServices,
  lists: Readonly<Record<string, ListLetters>>,
  signal: AbortSignal,
): Promise<void> {
  const { store, clock, mail } = school;
  while (!signal.aborted) {
    const letter = await store.read
      .selectFrom('list_letters')
      .selectAll()
      .where('left_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .where('leaves_at', '<=', clock.now().toISOString())
      .where('room', 'in', Object.keys(lists))
      .orderBy('leaves_at')
      .executeTakeFirst();
    const list = letter && lists[letter.room];
    if (!list) return;
    await store.write((transaction) => queueSome(transaction, school, list, letter));
    mail.wake();
    await pause(REST_MS);
  }
}

async function queueSome(
  transaction: WriteTransaction,
  school: RoomServices,
  list: ListLetters,
  letter: ListLetterRow,
): Promise<void> {
  const now = school.clock.now();
  // From here on nobody takes it back; whoever was faster has.
  const { numUpdatedRows } = await transaction
    .updateTable('list_letters')
    .set({ began_at: letter.began_at ?? now.toISOString() })
    .where('id', '=', letter.id)
    .where('left_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const some = await transaction
    .selectFrom('list_letter_receivers')
    .selectAll()
    .where('letter_id', '=', letter.id)
    .where('way', '=', 'mail')
    .where('queued_at', 'is', null)
    .orderBy('number')
    .limit(AT_ONCE)
    .execute();
  for (const row of some) await queueOne(transaction, school, { list, letter, row }, now);
  if (some.length === AT_ONCE) return;
  await transaction
    .updateTable('list_letters')
    .set({ left_at: now.toISOString() })
    .where('id', '=', letter.id)
    .execute();
}

async function queueOne(
  transaction: WriteTransaction,
  school: RoomServices,
  { list, letter, row }: { list: ListLetters; letter: ListLetterRow; row: LetterReceiverRow },
  now: Date,
): Promise<void> {
  const named = await referencesOf(transaction, row.id);
  const references = await stillToAsk(school, transaction, list, letter, named);
  const found = await receiversOf(school, transaction, list, references);
  const receiver = found.find(({ way, key }) => way === 'mail' && key === row.key);
  const queuedAt = now.toISOString();
  const crossed = receiver
    ? { queued_at: queuedAt, mail_id: await queueMail(transaction, school, list, letter, receiver) }
    : {
        queued_at: queuedAt,
        way: 'nobody' as const,
        why: references.length > 0 ? await whyNoMore(transaction, found, row) : 'answered',
      };
  await transaction
    .updateTable('list_letter_receivers')
    .set(crossed)
    .where('id', '=', row.id)
    .execute();
}

function queueMail(
  transaction: WriteTransaction,
  school: RoomServices,
  list: ListLetters,
  { subject, words }: ListLetterRow,
  receiver: LetterReceiver,
): Promise<string> {
  const written = asReadBy({ subject, text: words }, receiver.says);
  const [about] = receiver.references;
  const mail = list.mail(school, written, receiver);
  const envelope = { kind: list.kind, to: receiver.to, about, isPersonal: true };
  return enqueueMail(transaction, { ...envelope, ...mail, priority: 'last' }, school.clock.now());
}

/** Of the address that a mail was to go to. */
async function whyNoMore(
  transaction: WriteTransaction,
  found: readonly LetterReceiver[],
  { key }: LetterReceiverRow,
): Promise<WhyNot> {
  const now = found.find(({ way, to }) => way === 'nobody' && to.toLowerCase() === key);
  if (now?.why) return now.why;
  return (await findDeadAddresses(transaction, [key])).has(key) ? 'dead' : 'changed';
}
