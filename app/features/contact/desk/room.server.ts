import * as v from 'valibot';
import { type Changed, within } from '#desk/cases/case-changes.server.ts';
import { defineRoom, type RoomServices } from '#desk/define-room.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { Work as WorkIn } from '#desk/record/record-kind.server.ts';
import { canReach, statusesOf } from '#desk/record/record-status.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { type OfficeLetter, officeLetterSchema } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { listTurns } from '../conversation/read-conversation.server.ts';
import { isWrittenTo, writeToReceivers } from '../conversation/receivers.server.ts';
import { addTurn } from '../conversation/turns.server.ts';
import { replyLetter } from '../emails/reply.server.ts';
import { firstWords } from '../intake/first-words.ts';
import { messageHistory } from '../message-history.server.ts';
import { type MessageStatus, messageStatuses } from '../message-status.ts';
import { answeredMessages } from './answered.server.ts';
import { messagesOfFamily } from './messages-of-family.server.ts';
import './who-writes.ts';
import type { ListFilter } from '#desk/list/list-address.ts';
import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import type { ContactMessageRow } from '../tables.server.ts';

/** The messages as the office takes them along: who wrote about what, and none of their words. */
const messageSheet: CaseSheet<ContactMessageRow, ListFilter<MessageStatus>, object> = {
  columns: {
    subject: { name: 'Subject', cell: ({ subject }) => subject },
    from: { name: 'From', cell: ({ name }) => name },
    email: { name: 'Email', cell: ({ email }) => email },
    phone: { name: 'Phone', cell: ({ phone }) => phone },
  },
  usual: ['subject', 'from', 'reference', 'received', 'status', 'turn'],
};

/** Where the office answers what people have written to the school. */
export const messageRoom = defineRoom({
  room: 'messages',
  table: 'contact_messages',
  code: 'CM',
  statuses: messageStatuses,
  list: {
    async rows(page) {
      const rows = await page
        .select(['reference', 'name', 'phone', 'subject', 'message', 'entered_by'])
        .select(['submitted_at as submittedAt', 'status'])
        .execute();
      return rows.map(({ message, phone, entered_by: enteredBy, ...row }) => ({
        ...row,
        // The subject of a call is its first words.
        words: enteredBy ? `by phone, ${phone}` : firstWords(message),
      }));
    },
  },
  async show(row, { read, school }) {
    const { id, reference, name, email, phone, subject, message, about } = row;
    return {
      name,
      email,
      phone,
      enteredBy: row.entered_by,
      subject,
      message,
      about,
      // Whether mail can be sent to what was typed as the address.
      isAnswerable: about !== null || isMailAddress(email),
      turns: await listTurns(read, id),
      // Who must not be told of a child that it may be about.
      writer: await school.findWriter(read, { reference, about, email, phone }),
      readyTexts: await school.listReadyAnswers(read),
      barred: await school.listBarredNear(read, { about, email, phone, name }),
    };
  },
  // Only the look itself reads it: whoever marks it as new again sees it stay so.
  async onLook({ reference, status, version }, { transaction, staff, now }) {
    if (!messageStatuses[status].isNew) return undefined;
    const read = { status: 'read', by: staff.email } as const;
    await messageHistory.reach(transaction, reference, read, now);
    return { status: read.status, version: version + 1 };
  },
  answered: answeredMessages,
  changes: {
    status: within({ to: v.picklist(statusesOf(messageStatuses), 'No such status') }, move),
    reply: within({ letter: officeLetterSchema }, sendReply),
  },
  search: {
    columns: ['name', 'subject', 'status', 'entered_by'],
    about: 'about',
    shown: ({ name, subject, entered_by }) => ({
      title: subject,
      detail: `${entered_by ? 'Call' : 'Message'} from ${name}`,
    }),
  },
  sheet: messageSheet,
  today: (lines) => [lines.countNew('new message', 'new messages')],
  family: messagesOfFamily,
});

type Work = WorkIn<'messages', 'contact_messages'>;
type ChangedMessage = Changed<'contact_messages'>;

async function move(work: Work, { to }: { to: MessageStatus }): ChangedMessage {
  if (!canReach(messageStatuses, work.row.status, to)) {
    return refuse('The message cannot get this status from the status that it has now.');
  }
  return { set: await reach(work, to), did: [{ status: to }] };
}

const NOBODY_TO_WRITE_TO =
  'No mail was sent: nobody of this family has an address that we may write to. Please call them.';

/**
 * What is about a family's application is read behind a link, and none of it is in the mail; whoever wrote by the
 * contact form gets the words themselves, and a link to answer them.
 */
async function sendReply(
  work: Work,
  { letter: { subject, text: words } }: { letter: OfficeLetter },
  school: RoomServices,
): ChangedMessage {
  const { transaction, staff, row, now } = work;
  if (row.about) {
    const notice = {
      conversation: row.id,
      about: row.about,
      kind: 'message-written' as const,
      heading: 'The school has written to you',
      says: 'Open the page to read it and to answer.',
    };
    const receivers = await school.findReceivers(transaction, row.about);
    if (!receivers.some(isWrittenTo)) return refuse(NOBODY_TO_WRITE_TO);
    await writeToReceivers(transaction, school, notice, receivers, now);
  } else {
    if (!isMailAddress(row.email)) return refuse('No mail can be sent to this address.');
    const mail = { kind: 'message-reply' as const, to: row.email, about: row.reference };
    const letter = replyLetter({ subject, text: words }, row, now, school);
    await enqueueMail(transaction, { ...mail, isPersonal: true, ...letter }, now);
  }
  await addTurn(transaction, row, { side: 'office', author: staff.email, subject, words }, now);
  return { set: await reach(work, 'answered'), did: [{ act: 'sent', detail: 'a reply' }] };
}

async function reach({ transaction, staff, row, now }: Work, status: MessageStatus) {
  await messageHistory.reach(transaction, row.reference, { status, by: staff.email }, now);
  return { status };
}
