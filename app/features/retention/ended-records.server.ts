import { listEndedMessages } from '#features/contact/held-records.server.ts';
import type { Retention } from '#features/content/schemas.ts';
import { listEndedApplications } from '#features/enrollment/held-records.server.ts';
import { listEndedPayments } from '#features/meals/held-records.server.ts';
import { listEndedSubscribers } from '#features/newsletter/held-records.server.ts';
import { listEndedForms } from '#features/parent-forms/held-records.server.ts';
import { listEndedJobApplications } from '#features/recruitment/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** The references and addresses whose time is over, each with everything that is held under it. */
export async function listEndedSubjects(
  read: ReadStore,
  kept: Retention,
  now: Date,
): Promise<string[]> {
  const formDays = {
    'volunteer-application': kept.endedVolunteerApplicationDays,
    'pta-membership': kept.endedPtaMembershipDays,
    'meal-help-application': kept.decidedMealHelpDays,
  };
  const subscriberDays = {
    unconfirmed: kept.unconfirmedSubscriberDays,
    unsubscribed: kept.unsubscribedDays,
  };
  const ended = await Promise.all([
    listEndedApplications(read, kept.closedEnrollmentApplicationDays, now),
    listEndedJobApplications(read, kept.closedJobApplicationDays, now),
    listEndedMessages(read, kept.contactMessageDays, now),
    listEndedForms(read, formDays, now),
    listEndedPayments(read, kept.mealPaymentDays, now),
    listEndedSubscribers(read, subscriberDays, now),
  ]);
  return ended.flat();
}
