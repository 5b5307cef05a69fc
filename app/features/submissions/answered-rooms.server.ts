import type { AnsweredRoom } from '#desk/cases/open-turns.server.ts';
import type { AnswerDaysContent } from '#features/calendar/answer-days.ts';
import { answeredMessages } from '#features/contact/desk/answered.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { answeredApplications } from '#features/enrollment/desk/answered.server.ts';
import { answeredPayments } from '#features/meals/desk/answered.server.ts';
import { answeredForms } from '#features/parent-forms/desk/answered.server.ts';
import { answeredJobApplications } from '#features/recruitment/desk/answered.server.ts';

export type PromisingContent = AnswerDaysContent & Pick<Content, 'enrollment'>;

/** The rooms in which people wait for an answer, each with its statuses and the days that it takes. */
export function answeredRooms(content: PromisingContent): AnsweredRoom[] {
  return [
    answeredApplications(content),
    answeredMessages(content),
    answeredJobApplications(content),
    answeredForms(content),
    answeredPayments(content),
  ];
}
