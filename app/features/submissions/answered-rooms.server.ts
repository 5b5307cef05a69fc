import type { AnsweredRoom } from '#desk/cases/turns/open-turns.server.ts';
import { answeredMessages } from '#features/contact/desk/answered.server.ts';
import {
  answeredApplications,
  type ContentOfAnswers,
} from '#features/enrollment/desk/answered.server.ts';
import { answeredPayments } from '#features/meals/desk/answered.server.ts';
import { answeredForms } from '#features/parent-forms/desk/answered.server.ts';
import { answeredJobApplications } from '#features/recruitment/desk/answered.server.ts';

/** The rooms in which people wait for an answer, each with its statuses and the days that it takes. */
export function answeredRooms(content: ContentOfAnswers): AnsweredRoom[] {
  return [
    answeredApplications({ content }),
    answeredMessages({ content }),
    answeredJobApplications({ content }),
    answeredForms({ content }),
    answeredPayments({ content }),
  ];
}
