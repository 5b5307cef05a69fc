import { type AnsweredRoom, wordsFrom } from '#desk/cases/turns/open-turns.server.ts';
import { statusesOf } from '#desk/record/record-status.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import { contactMessage } from '../contact-message.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** Messages wait for an answer. */
export const answeredMessages = ({ content }: { content: AnswerDaysContent }): AnsweredRoom => ({
  room: 'messages',
  table: 'contact_messages',
  kinds: { [contactMessage.kind]: messageStatuses },
  daysFor: (kind) => answerDaysOf(content, kind),
  late: ({ who, what, isComplaint }) => (isComplaint ? `A complaint: “${what}”` : `Answer ${who}`),
  press: 'Answer',
  async findWaiting(read, reference) {
    const found = await read
      .selectFrom('contact_messages')
      .select(['email', 'about'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!found) return undefined;
    const { about: family, email: to } = found;
    return { kind: 'message-late', ...(family === null ? { to } : { family }) };
  },
  async listComplaints(read) {
    const open = statusesOf(messageStatuses, (status) => !status.isOver);
    const rows = await read
      .selectFrom('contact_messages')
      .select('reference')
      .where('status', 'in', open)
      .where(({ eb, fn }) => eb(fn<string>('lower', ['subject']), 'like', '%complain%'))
      .execute();
    return new Set(rows.map(({ reference }) => reference));
  },
  listWords: wordsFrom('contact_messages', ['name', 'subject'], ({ name, subject }) => ({
    who: name,
    what: subject,
    isComplaint: isComplaint(subject),
  })),
});

/** The contact form asks for no kind: whoever complains says so in the subject. */
function isComplaint(subject: string): true | undefined {
  return /complain/i.test(subject) || undefined;
}
