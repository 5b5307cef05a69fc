import { heldAccounts } from '#features/accounts/held-records.server.ts';
import { heldContactMessages } from '#features/contact/held-records.server.ts';
import { heldEnrollmentApplications } from '#features/enrollment/held-records.server.ts';
import { heldMealPayments } from '#features/meals/held-records.server.ts';
import { heldSubscribers } from '#features/newsletter/held-records.server.ts';
import { heldParentForms } from '#features/parent-forms/held-records.server.ts';
import { heldJobApplications } from '#features/recruitment/held-records.server.ts';
import { heldMails } from '#lib/mail/held-mails.server.ts';
import { heldAnswers } from '#lib/store/held-answers.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import { heldMembership } from './held-membership.server.ts';

/**
 * Every place where something about a family, a candidate or a subscriber lies. A feature that keeps more, such as
 * notes of the office, adds its own here, and then export, erasure and retention know of it.
 */
export const allHeldRecords: readonly HeldRecords[] = [
  heldEnrollmentApplications,
  heldJobApplications,
  heldContactMessages,
  heldParentForms,
  heldMealPayments,
  heldSubscribers,
  heldAccounts,
  heldMails,
  heldAnswers,
  heldMembership,
];
