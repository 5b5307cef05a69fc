import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { asMail, type WrittenLetter, writtenLetterSchema } from '#lib/mail/written-letter.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { isMessageState, type MessageState, nextStates, stateWords } from './message-state.ts';
import type { ContactMessageRow } from './tables.server.ts';

const version = v.pipe(v.number(), v.integer());

/** What the desk can do with one message; each names the version that was on the screen. */
export const messageChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('state'),
    version,
    to: v.custom<MessageState>(
      (to) => typeof to === 'string' && isMessageState(to),
      'No such state',
    ),
  }),
  v.object({ change: v.literal('reply'), version, letter: writtenLetterSchema }),
]);

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
}

/** Somebody of the office answers a message or puts it into another state. */
export async function changeMessage(
  { store, clock, content, mail }: Dependencies,
  staff: StaffIn<'messages'>,
  reference: string,
  change: v.InferOutput<typeof messageChangeSchema>,
): Promise<DeskOutcome> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const row = await transaction
      .selectFrom('contact_messages')
      .selectAll()
      .where('reference', '=', reference)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'notFound' };
    if (change.version !== row.version) {
      const current = { state: row.state, version: row.version };
      const is = stateWords[row.state].name;
      return changedMeanwhile(transaction, { about: reference, is, current }, now);
    }
    if (change.change === 'reply') {
      if (!isMailAddress(row.email)) {
        return { outcome: 'refused', detail: 'No mail can be sent to this address.' };
      }
      await sendReply(transaction, staff, row, change.letter, { now, school: content.school });
      await setState(transaction, row, 'answered');
      return { outcome: 'done' };
    }
    const allowed: readonly string[] = nextStates[row.state];
    if (!allowed.includes(change.to)) {
      return {
        outcome: 'refused',
        detail: 'The message cannot get this status from the status that it has now.',
      };
    }
    await setState(transaction, row, change.to);
    const act = { act: 'changed', about: reference, detail: `state: ${change.to}` } as const;
    await recordAct(transaction, staff, act, now);
    return { outcome: 'done' };
  });
  mail.wake();
  return result;
}

async function sendReply(
  transaction: WriteTransaction,
  staff: StaffIn<'messages'>,
  row: ContactMessageRow,
  letter: WrittenLetter,
  { now, school }: { now: Date; school: School },
): Promise<void> {
  const mail = { kind: 'message-reply', to: row.email, about: row.reference, isPersonal: true };
  await enqueueMail(transaction, { ...mail, ...asMail(letter, school) }, now);
  await transaction
    .insertInto('contact_replies')
    .values({
      id: crypto.randomUUID(),
      message_id: row.id,
      sent_at: now.toISOString(),
      staff_email: staff.email,
      subject: letter.subject,
      words: letter.text,
    })
    .execute();
  await recordAct(
    transaction,
    staff,
    { act: 'sent', about: row.reference, detail: 'a reply' },
    now,
  );
}

async function setState(
  transaction: WriteTransaction,
  row: ContactMessageRow,
  state: MessageState,
): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set({ state, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}
