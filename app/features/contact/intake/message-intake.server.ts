import { writeNote } from '#desk/cases/case-notes.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { Receipt } from '#lib/store/take-submission.server.ts';
import { contactMessage } from '../contact-message.ts';
import { messageNotice, messageReceipt } from '../emails/when-it-arrives.ts';
import type { MessageField } from '../limits.ts';
import { messageHistory } from '../message-history.server.ts';
import type { ContactMessageRow } from '../tables.server.ts';
import { firstWords } from './first-words.ts';
import { type CallField, messageOfCaller } from './message-of-caller.ts';

type Services = FormServices & { content: { school: School } };

/** How the school takes a message. */
export const messageIntake: FormIntake<MessageField, Services> = {
  form: contactMessage,
  notStored:
    'The school’s website had a problem and could not take your message. It is still in the form. Please press Send Message again in a few minutes, or call us.',
  async insert(transaction, receipt, answers) {
    await writeMessage(transaction, receipt, { ...answers, phone: '', entered_by: null });
  },
  letters: (reference, { email }, { content: { school }, publicUrl }) => ({
    notice: messageNotice(reference, { school, publicUrl }),
    receipt: messageReceipt(email, reference, school),
  }),
};

/**
 * The same for what a caller wanted, typed in by somebody of the office: who that was is kept with it, the office is not
 * told what it knows, and without an address nobody gets a receipt. A day to call back is a note of the message.
 */
export const messageOfCallerIntake: FormIntake<
  CallField,
  Services & { staff: StaffIn<'messages'> }
> = {
  form: messageOfCaller,
  notStored: messageIntake.notStored,
  async insert(transaction, receipt, { callOn, ...answers }, { staff }) {
    const { reference: about, submissionDate } = receipt;
    const now = new Date(submissionDate);
    await recordAct(transaction, staff, { act: 'changed', about, data: { isTypedIn: true } }, now);
    await keepPress(transaction, now, receipt);
    const subject = firstWords(answers.message);
    await writeMessage(transaction, receipt, { ...answers, subject, entered_by: staff.email });
    if (!isRealDate(callOn)) return;
    const note = `${answers.name} waits to be called back.`;
    await writeNote({ transaction, staff, row: { reference: about }, now }, note, callOn);
  },
  letters: (reference, { email }, { content: { school } }) =>
    email ? { receipt: messageReceipt(email, reference, school) } : {},
};

type Written = Pick<
  ContactMessageRow,
  'name' | 'email' | 'phone' | 'subject' | 'message' | 'entered_by'
>;

async function writeMessage(
  transaction: WriteTransaction,
  { reference, submissionDate }: Receipt,
  written: Written,
): Promise<void> {
  const id = newRowId();
  await transaction
    .insertInto('contact_messages')
    .values({
      id,
      reference,
      submitted_at: submissionDate,
      ...written,
      status: 'new',
      version: 1,
    })
    .execute();
  const first = { status: 'new', by: null } as const;
  await messageHistory.reach(transaction, reference, first, new Date(submissionDate));
  const { name, email, phone, subject, message } = written;
  const words = searchWordsOf({
    codes: [reference],
    emails: [email],
    phones: [phone],
    names: [name],
    texts: [subject, message],
  });
  await addSearchWords(transaction, 'CM', id, words);
}
