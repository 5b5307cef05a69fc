import type { ToldTurn } from '#desk/cases/turns/told-turn.ts';
import type { StatusWords } from '#desk/record/record-status.ts';
import type { AnswerFacts } from '#features/calendar/answer-days.ts';
import { endedMessages, heldContactMessages } from '#features/contact/held-records.server.ts';
import { messageIntake } from '#features/contact/intake/message-intake.server.ts';
import { listMessagesFrom } from '#features/contact/intake/sent-messages.server.ts';
import type { Content, Retention } from '#features/content/schemas.ts';
import {
  endedApplications,
  heldEnrollmentApplications,
} from '#features/enrollment/held-records.server.ts';
import { isBirthDateOf } from '#features/enrollment/queries.server.ts';
import { endedPayments, heldMealPayments } from '#features/meals/held-records.server.ts';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import {
  findPaymentStatus,
  listPaymentsFrom,
} from '#features/meals/intake/payment-queries.server.ts';
import { endedSubscribers, heldSubscribers } from '#features/newsletter/held-records.server.ts';
import { heldPapers } from '#features/papers/held-records.server.ts';
import {
  formsAtSchool,
  ofEachForm,
  type ParentFormKind,
} from '#features/parent-form-kinds/parent-forms.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { endedForms, heldParentForms } from '#features/parent-forms/held-records.server.ts';
import { findParentFormStatus, listFormsFrom } from '#features/parent-forms/queries.server.ts';
import {
  endedJobApplications,
  heldJobApplications,
} from '#features/recruitment/held-records.server.ts';
import { findJobApplicationStatus } from '#features/recruitment/queries.server.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import type { SentFrom } from '#lib/search/sent-from.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { readAnyReference } from '#lib/text/reference.ts';
import { kindOfReference, type SubmissionKindName } from './kinds.ts';

/** What somebody has to know besides the reference, to be told how far it has come. */
export type StatusProof = 'studentDOB' | 'email' | 'proof';

/** What is told of something that was sent, and the instant since when it is so. */
export type ToldStatus = StatusWords & {
  since: string;
  turn?: ToldTurn | undefined;
};

interface ToldKind {
  asks: StatusProof;
  /** Resolves with nothing for a wrong answer and for a reference that nobody has, after the same work. */
  find(
    store: Store,
    reference: string,
    answer: string,
    facts: AnswerFacts,
  ): Promise<ToldStatus | undefined>;
}

interface FamilyKind {
  asks: StatusProof;
  /** Whether the answer is right, which opens the page of the family; the same work for one that nobody has. */
  opensFamily(store: Store, reference: string, answer: string): Promise<boolean>;
}

type StatusKind = ToldKind | FamilyKind;

type Intake = FormIntake<string, FormServices & { content: Content }>;

export type Ended = (
  read: ReadStore,
  kept: Retention,
  ago: (days: number) => string,
) => { execute(): Promise<{ reference: string }[]> };

/** What the school does with one kind of submission. */
interface KindAtSchool {
  /** How a short form is taken. */
  intake?: Intake;
  /** How it is exported and erased. */
  held: HeldRecords;
  /** What ended longer ago than `content/retention.yaml` keeps it; an address stands in for a missing reference. */
  ended: Ended | undefined;
  /** What was sent with an address, for the portal of whoever has proven that it is theirs; what is followed there has none. */
  sentFrom: ((read: ReadStore, email: string) => Promise<SentFrom[]>) | undefined;
  /** What its sender is told at /status; without it there is nothing to look up. */
  status?: StatusKind;
}

export const atSchool: Record<SubmissionKindName, KindAtSchool> = {
  'enrollment-application': {
    held: heldEnrollmentApplications,
    sentFrom: undefined,
    ended: (read, kept, ago) => endedApplications(read, ago(kept.closedEnrollmentApplicationDays)),
    status: {
      asks: 'studentDOB',
      opensFamily: (store, reference, studentDOB) =>
        isBirthDateOf(store, { reference, studentDOB }),
    },
  },
  'job-application': {
    held: heldJobApplications,
    sentFrom: undefined,
    ended: (read, kept, ago) => endedJobApplications(read, ago(kept.closedJobApplicationDays)),
    status: { asks: 'email', find: findJobApplicationStatus },
  },
  'contact-message': {
    intake: messageIntake,
    held: heldContactMessages,
    sentFrom: listMessagesFrom,
    ended: (read, kept, ago) => endedMessages(read, ago(kept.contactMessageDays)),
  },
  ...ofEachForm(({ kind }) => parentForm(kind)),
  'meal-payment': {
    intake: paymentIntake,
    held: heldMealPayments,
    sentFrom: listPaymentsFrom,
    ended: (read, kept, ago) => endedPayments(read, ago(kept.mealPaymentDays)),
    status: { asks: 'proof', find: findPaymentStatus },
  },
  'newsletter-subscription': {
    held: heldSubscribers,
    sentFrom: undefined,
    ended: (read, kept, ago) =>
      endedSubscribers(read, {
        lastAsked: ago(kept.unconfirmedSubscriberDays),
        lastLeft: ago(kept.unsubscribedDays),
      }),
  },
  // Goes with its application; what nobody ticks goes by itself (forget-unseen.server.ts).
  'paper-photograph': { held: heldPapers, ended: undefined, sentFrom: undefined },
  // Stands in the conversation about the application, and goes with it.
  'child-message': { held: heldContactMessages, ended: undefined, sentFrom: undefined },
};

function parentForm(kind: ParentFormKind): KindAtSchool {
  return {
    intake: parentFormIntake(kind),
    held: heldParentForms,
    sentFrom: listFormsFrom,
    ended: (read, kept, ago) => endedForms(read, kind, ago(kept[formsAtSchool[kind].keptFor])),
    status: { asks: 'proof', find: findParentFormStatus },
  };
}

/** Who takes what is sent to that address. */
export function intakeAt(pathname: string): Intake | undefined {
  const address = pathname.toLowerCase().replace(/\/$/, '');
  const intakes = Object.values(atSchool).map(({ intake }) => intake);
  return intakes.find((intake) => intake?.form.api === address);
}

/** All that is held of what people sent; the short forms for parents lie together. */
export const heldSubmissions = [...new Set(Object.values(atSchool).map(({ held }) => held))];

/** The reference in its written form and what its sender may ask; its first two letters tell the kind and nobody. */
export function readStatusReference(
  typed: string,
): { reference: string; status: StatusKind } | undefined {
  const reference = readAnyReference(typed);
  const kind = kindOfReference(reference ?? '');
  const status = kind && atSchool[kind].status;
  return reference && status ? { reference, status } : undefined;
}
