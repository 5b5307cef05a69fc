import { type DeskStatus, statusesOf } from '#desk/record/record-status.ts';
import { contactMessage } from '#features/contact/contact-message.ts';
import { messageStatuses } from '#features/contact/message-status.ts';
import { enrollmentApplication } from '#features/enrollment/enrollment-application.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { paymentStatuses } from '#features/meals/payment-status.ts';
import { formsAtSchool } from '#features/parent-form-kinds/parent-forms.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import type { KindOfReference } from './kinds.ts';

interface AnsweredKind {
  name: string;
  statuses: Readonly<Record<string, DeskStatus>>;
}

/** What people send and the school answers, by its kind. */
const answered: Readonly<Record<KindOfReference, AnsweredKind>> = {
  [enrollmentApplication.kind]: { name: 'Enrollment applications', statuses: enrollmentStatuses },
  [contactMessage.kind]: { name: 'Messages', statuses: messageStatuses },
  [jobApplication.kind]: { name: 'Job applications', statuses: jobApplicationStatuses },
  ...formsAtSchool,
  [mealPayment.kind]: { name: 'Meal payments', statuses: paymentStatuses },
};

/** Each kind in which the school has the next move in some status, with these statuses. */
export const answeredKinds = Object.entries(answered).flatMap(([kind, { name, statuses }]) => {
  const ours = statusesOf(statuses, ({ isOurTurn }) => isOurTurn);
  if (ours.length === 0) return [];
  return [
    {
      kind,
      name,
      statuses: ours.map((status) => ({ status, name: statuses[status]?.name ?? '' })),
    },
  ];
});
