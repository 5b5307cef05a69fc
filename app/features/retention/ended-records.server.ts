import type { Retention } from '#features/content/schemas.ts';
import { closedWithoutPlace } from '#features/enrollment/enrollment-application.ts';
import type { ParentFormKind } from '#features/parent-forms/parent-forms.ts';
import { closedWithoutPost } from '#features/recruitment/job-application.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '#lib/mail/outbox.server.ts';
import '#lib/store/idempotency.server.ts';
import { newestOver } from './kept-until.ts';

/** The references and addresses whose time is over, each with everything that is held under it. */
export async function listEndedSubjects(
  read: ReadStore,
  kept: Retention,
  now: Date,
): Promise<string[]> {
  const enrollment = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('enrollment_application_statuses as reached', (join) =>
      join
        .onRef('reached.application_id', '=', 'application.id')
        .onRef('reached.status', '=', 'application.status'),
    )
    .select('application.reference')
    .where('application.status', 'in', closedWithoutPlace)
    .groupBy('application.reference')
    .having(
      ({ fn }) => fn.max('reached.reached_at'),
      '<=',
      newestOver(kept.closedEnrollmentApplicationDays, now),
    )
    .execute();
  const jobs = await read
    .selectFrom('job_applications as application')
    .innerJoin('job_application_statuses as reached', (join) =>
      join
        .onRef('reached.application_id', '=', 'application.id')
        .onRef('reached.status', '=', 'application.status'),
    )
    .select('application.reference')
    .where('application.status', 'in', closedWithoutPost)
    .groupBy('application.reference')
    .having(
      ({ fn }) => fn.max('reached.reached_at'),
      '<=',
      newestOver(kept.closedJobApplicationDays, now),
    )
    .execute();
  const messages = await read
    .selectFrom('contact_messages')
    .select('reference')
    .where('submitted_at', '<=', newestOver(kept.contactMessageDays, now))
    .execute();
  const forms = await Promise.all(
    Object.entries(formDays(kept)).map(([kind, days]) =>
      read
        .selectFrom('parent_forms')
        .select('reference')
        .where('kind', '=', kind as ParentFormKind)
        .where('ended_at', '<=', newestOver(days, now))
        .execute(),
    ),
  );
  const mealPayments = await read
    .selectFrom('meal_payments')
    .select('reference')
    .where('changed_at', '<=', newestOver(kept.mealPaymentDays, now))
    .execute();
  // Who left and asks again now is waited for, like everybody who was asked to confirm.
  const lastAsked = newestOver(kept.unconfirmedSubscriberDays, now);
  const subscribers = await read
    .selectFrom('subscribers')
    .select('email_search')
    .where(({ fn }) => fn.coalesce('asked_at', 'subscribed_at'), '<=', lastAsked)
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is', null)]),
        row('unsubscribed_at', '<=', newestOver(kept.unsubscribedDays, now)),
      ]),
    )
    .execute();
  return [
    ...[...enrollment, ...jobs, ...messages, ...forms.flat(), ...mealPayments].map(
      ({ reference }) => reference,
    ),
    ...subscribers.map((row) => row.email_search),
  ];
}

/** How long each of the short forms is kept once it has ended. */
function formDays(kept: Retention): Record<ParentFormKind, number> {
  return {
    'volunteer-application': kept.endedVolunteerApplicationDays,
    'pta-membership': kept.endedPtaMembershipDays,
    'meal-help-application': kept.decidedMealHelpDays,
  };
}
