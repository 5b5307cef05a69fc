import * as v from 'valibot';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
  seenVersion,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { asMail, type WrittenLetter, writtenLetterSchema } from '#lib/mail/written-letter.ts';
import { isMessageState, type MessageState, nextStates, stateWords } from './message-state.ts';
import './tables.server.ts';

/** What the desk can do with one message; each names the version that was on the screen. */
export const messageChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('state'),
    version: seenVersion,
    to: v.custom<MessageState>(
      (to) => typeof to === 'string' && isMessageState(to),
      'No such state',
    ),
  }),
  v.object({ change: v.literal('reply'), version: seenVersion, letter: writtenLetterSchema }),
]);

export const messageKind: RecordKind<'messages', 'contact_messages'> = {
  ...{ room: 'messages', table: 'contact_messages', key: 'reference' },
  is: ({ state }) => stateWords[state].name,
  current: ({ state }) => ({ state }),
};

/** Somebody of the office answers a message or puts it into another state. */
export function changeMessage(
  services: ChangeServices & { content: { school: School } },
  staff: StaffIn<'messages'>,
  reference: string,
  change: v.InferOutput<typeof messageChangeSchema>,
): Promise<DeskOutcome> {
  const seen = { key: reference, version: change.version };
  return changeRecord(messageKind, services, staff, seen, async (work) => {
    if (change.change === 'reply') return sendReply(work, change.letter, services.content.school);
    const allowed: readonly string[] = nextStates[work.row.state];
    if (!allowed.includes(change.to)) {
      return refuse('The message cannot get this status from the status that it has now.');
    }
    return { set: { state: change.to }, did: [`state: ${change.to}`] };
  });
}

async function sendReply(
  { transaction, staff, row, now }: WorkOn<typeof messageKind>,
  letter: WrittenLetter,
  school: School,
): ChangeOf<typeof messageKind> {
  if (!isMailAddress(row.email)) return refuse('No mail can be sent to this address.');
  const mail = {
    kind: 'message-reply' as const,
    to: row.email,
    about: row.reference,
    isPersonal: true,
  };
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
  return { set: { state: 'answered' }, did: [{ act: 'sent', detail: 'a reply' }] };
}
