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
import { listOtherForms } from '#features/enrollment/same-child/forms-of-child.server.ts';
import { endedPayments, heldMealPayments } from '#features/meals/held-records.server.ts';
import { paymentIntake } from '#features/meals/intake/payment-intake.server.ts';
import {
  findPaymentStatus,
  listPaymentsFrom,
} from '#features/meals/intake/payment-queries.server.ts';
import { endedSubscribers, heldSubscribers } from '#features/newsletter/held-records.server.ts';
import { heldPapers } from '#features/papers/held-records.server.ts';
import { timesOfKeeping } from '#features/parent-form-kinds/parent-form.ts';
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
import { listEndedStudents } from '#features/students/held-records.server.ts';
import type { FormIntake, FormServices } from '#forms/take-form.server.ts';
import { spansToSpare } from '#lib/dates/clock-leap.ts';
import { newestOver } from '#lib/dates/kept-until.ts';
import { listWrongSpans } from '#lib/jobs/clock-readings.server.ts';
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

type Ended = (
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

/** Nobody knows any more how long such a form was kept, so it is as short as any form for parents. */
const endedRemovedForms: Ended = (read, kept, ago) =>
  endedForms(read, 'removed', ago(Math.min(...timesOfKeeping.map((name) => kept[name]))));

/** Children of the school, each with all that is held of it: its other forms came to nothing, and end with it. */
const endedChildren: Ended = (read, kept, ago) => ({
  async execute() {
    const day = ago(kept.leftStudentDays).slice(0, '2026-01-01'.length);
    const ended = await listEndedStudents(read, day);
    return [...(await listOtherForms(read, ended)), ...ended];
  },
});

/** Who takes what is sent to that address. */
export function intakeAt(pathname: string): Intake | undefined {
  const address = pathname.toLowerCase().replace(/\/$/, '');
  const intakes = Object.values(atSchool).map(({ intake }) => intake);
  return intakes.find((intake) => intake?.form.api === address);
}

/** All that is held of what people sent; the short forms for parents lie together. */
export const heldSubmissions = [...new Set(Object.values(atSchool).map(({ held }) => held))];

/**
 * The references and addresses whose time is over, each with everything that is held under it. What ended while the
 * clock was behind is kept its days from when it was right again.
 */
export async function listEndedSubjects(
  read: ReadStore,
  kept: Retention,
  now: Date,
): Promise<string[]> {
  let ended = await endedBefore(read, kept, (days) => newestOver(days, now));
  if (ended.length === 0) return [];
  for (const span of await listWrongSpans(read)) {
    const upTo = (bound: string) => (days: number) =>
      spansToSpare([span], days, now).length > 0 && bound < newestOver(days, now) ? bound : '';
    const before = new Set(await endedBefore(read, kept, upTo(span.from_at)));
    const until = await endedBefore(read, kept, upTo(span.until_at));
    const within = new Set(until.filter((subject) => !before.has(subject)));
    ended = ended.filter((subject) => !within.has(subject));
  }
  return ended;
}

async function endedBefore(
  read: ReadStore,
  kept: Retention,
  ago: (days: number) => string,
): Promise<string[]> {
  const ended = await Promise.all(
    [...Object.values(atSchool).map(({ ended }) => ended), endedRemovedForms, endedChildren].map(
      (ended) => ended?.(read, kept, ago).execute() ?? [],
    ),
  );
  return ended.flat().map(({ reference }) => reference);
}

/** The reference in its written form and what its sender may ask; its first two letters tell the kind and nobody. */
export function readStatusReference(
  typed: string,
): { reference: string; status: StatusKind } | undefined {
  const reference = readAnyReference(typed);
  const kind = kindOfReference(reference ?? '');
  const status = kind && atSchool[kind].status;
  return reference && status ? { reference, status } : undefined;
}
