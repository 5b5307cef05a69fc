import * as v from 'valibot';
import { changeCase } from '#desk/cases/office-work.server.ts';
import { officeWork, seenVersion } from '#desk/cases/office-work.ts';
import type { ChangeOf, ChangeServices } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { canReach, statusesOf } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { type WrittenLetter, writtenLetterSchema } from '#lib/mail/written-letter.ts';
import {
  type FindReceivers,
  isWrittenTo,
  type Site,
  writeToReceivers,
} from '../conversation/receivers.server.ts';
import { addTurn } from '../conversation/turns.server.ts';
import { replyLetter } from '../emails/reply.server.ts';
import { messageHistory } from '../message-history.server.ts';
import { type MessageStatus, messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** What the desk can do with one message; each names the version that was on the screen. */
export const messageChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('status'),
    version: seenVersion,
    to: v.picklist(statusesOf(messageStatuses), 'No such status'),
  }),
  v.object({ change: v.literal('reply'), version: seenVersion, letter: writtenLetterSchema }),
  ...officeWork,
]);

export const messageKind: RecordKind<'messages', 'contact_messages'> = {
  room: 'messages',
  table: 'contact_messages',
  key: 'reference',
  is: ({ status }) => messageStatuses[status].name,
};

interface MessageServices extends ChangeServices, Site {
  findReceivers: FindReceivers;
}

/** Somebody of the office answers a message or puts it into another status. */
export function changeMessage(
  services: MessageServices,
  staff: StaffIn<'messages'>,
  reference: string,
  change: v.InferOutput<typeof messageChangeSchema>,
): Promise<DeskOutcome> {
  const asked = { key: reference, asked: change };
  return changeCase(messageKind, services, staff, asked, async (work, own) => {
    if (own.change === 'reply') return sendReply(work, own.letter, services);
    if (!canReach(messageStatuses, work.row.status, own.to)) {
      return refuse('The message cannot get this status from the status that it has now.');
    }
    return { set: await reach(work, own.to), did: [{ status: own.to }] };
  });
}

const NOBODY_TO_WRITE_TO =
  'No mail was sent: nobody of this family has an address that we may write to. Please call them.';

/**
 * What is about a family's application is read behind a link, and none of it is in the mail; whoever wrote by the
 * contact form gets the words themselves, and a link to answer them.
 */
type Work = WorkOn<typeof messageKind>;

async function sendReply(
  work: Work,
  { subject, text: words }: WrittenLetter,
  services: MessageServices,
): ChangeOf<typeof messageKind> {
  const { transaction, staff, row, now } = work;
  if (row.about) {
    const notice = {
      conversation: row.id,
      about: row.about,
      kind: 'message-written' as const,
      heading: 'The school has written to you',
      says: 'Open the page to read it and to answer.',
    };
    const receivers = await services.findReceivers(transaction, row.about);
    if (!receivers.some(isWrittenTo)) return refuse(NOBODY_TO_WRITE_TO);
    await writeToReceivers(transaction, services, notice, receivers, now);
  } else {
    if (!isMailAddress(row.email)) return refuse('No mail can be sent to this address.');
    const mail = { kind: 'message-reply' as const, to: row.email, about: row.reference };
    const letter = replyLetter({ subject, text: words }, row, now, services);
    await enqueueMail(transaction, { ...mail, isPersonal: true, ...letter }, now);
  }
  await addTurn(transaction, row, { side: 'office', author: staff.email, subject, words }, now);
  return { set: await reach(work, 'answered'), did: [{ act: 'sent', detail: 'a reply' }] };
}

async function reach({ transaction, staff, row, now }: Work, status: MessageStatus) {
  await messageHistory.reach(transaction, row.reference, { status, by: staff.email }, now);
  return { status };
}
