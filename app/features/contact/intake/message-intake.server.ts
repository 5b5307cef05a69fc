import type { School } from '#features/content/schemas.ts';
import type { FormIntake, FormServices } from '#forms/take-form.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { contactMessage } from '../contact-message.ts';
import { messageNotice, messageReceipt } from '../emails/when-it-arrives.ts';
import type { MessageField } from '../limits.ts';
import { messageHistory } from '../message-history.server.ts';
import '../tables.server.ts';

/** How the school takes a message. */
export const messageIntake: FormIntake<
  MessageField,
  FormServices & { content: { school: School } }
> = {
  form: contactMessage,
  notStored:
    'The school’s website had a problem and could not take your message. It is still in the form. Please press Send Message again in a few minutes, or call us.',
  async insert(transaction, { reference, submissionDate }, answers) {
    const id = newRowId();
    await transaction
      .insertInto('contact_messages')
      .values({
        id,
        reference,
        submitted_at: submissionDate,
        ...answers,
        status: 'new',
        version: 1,
        assigned_to: null,
      })
      .execute();
    const first = { status: 'new', by: null } as const;
    await messageHistory.reach(transaction, reference, first, new Date(submissionDate));
    const { name, email, subject, message } = answers;
    const words = searchWordsOf({
      codes: [reference],
      emails: [email],
      names: [name],
      texts: [subject, message],
    });
    await addSearchWords(transaction, 'CM', id, words);
  },
  letters: (reference, { email }, { content: { school }, publicUrl }) => ({
    notice: messageNotice(reference, { school, publicUrl }),
    receipt: messageReceipt(email, reference, school),
  }),
};
