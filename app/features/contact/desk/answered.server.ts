import type { AnsweredRoom } from '#desk/cases/open-turns.server.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import { contactMessage } from '../contact-message.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** Messages wait for an answer. */
export const answeredMessages = (content: AnswerDaysContent): AnsweredRoom => ({
  room: 'messages',
  table: 'contact_messages',
  kinds: { [contactMessage.kind]: messageStatuses },
  daysFor: (kind) => answerDaysOf(content, kind),
});
