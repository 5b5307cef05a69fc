import type { RoomName } from '#desk/rooms.ts';
import { childMessage } from '#features/contact/child-message.ts';
import { contactMessage } from '#features/contact/contact-message.ts';
import { enrollmentApplication } from '#features/enrollment/enrollment-application.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { newsletterSubscription } from '#features/newsletter/submission.ts';
import { paperPhotograph } from '#features/papers/submission.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import type { SubmissionKind } from '#forms/submission-kind.ts';
import { readAnyReference } from '#lib/text/reference.ts';

/**
 * Every kind of what people send, in the order in which a device sends them. What the device does with each is in
 * `on-device.ts`, what the school does in `at-school.server.ts`: the compiler names what a new
 * one lacks.
 */
export const submissionKinds = [
  enrollmentApplication,
  jobApplication,
  contactMessage,
  ...parentForms,
  mealPayment,
  newsletterSubscription,
  paperPhotograph,
  childMessage,
] as const satisfies readonly (SubmissionKind & { room: RoomName })[];

/** Those that are forms, on one page or in steps (app/forms/short-form.ts). */
export const shortForms = submissionKinds.filter((kind) => 'questions' in kind);
/** Those whose answers are all that comes, and text: they are taken alike. */
export const textForms = shortForms.filter(
  (form) => form.kind !== jobApplication.kind && form.kind !== enrollmentApplication.kind,
);

type Kind = (typeof submissionKinds)[number];
export type SubmissionKindName = Kind['kind'];
/** Those of forms on one page, which a device keeps and sends alike. */
export type ShortFormName = Exclude<
  Extract<Kind, { questions: unknown }>['kind'],
  typeof enrollmentApplication.kind
>;
type KindWithReference = Extract<Kind, { prefix: string }>;
export type ReferencePrefix = KindWithReference['prefix'];
export type KindOfReference = KindWithReference['kind'];
/** Where each record has a reference. */
export type RoomOfReferences = KindWithReference['room'];

declare module '#lib/mail/outbox.server.ts' {
  interface MailKinds {
    aboutSubmissions: `${Kind['mails'][number]}${string}`;
  }
}

/** Whose work a mail is, by the beginning of its kind. */
export const mailRooms = Object.fromEntries(
  submissionKinds.flatMap(({ mails, room }) => mails.map((beginning) => [beginning, room])),
) as Record<string, RoomName>;

export const referencePrefixes: ReferencePrefix[] = submissionKinds.flatMap((kind) =>
  'prefix' in kind ? [kind.prefix] : [],
);

/** The kind of a reference in its written form. */
export function kindOfReference(reference: string): SubmissionKindName | undefined {
  return submissionKinds.find((one) => 'prefix' in one && reference.startsWith(`${one.prefix}-`))
    ?.kind;
}

/** The reference of what a family sent, however it was typed. Candidates belong to the recruitment room. */
export function readFamilyReference(typed: string): string | undefined {
  const reference = readAnyReference(typed);
  const isCandidate = kindOfReference(reference ?? '') === jobApplication.kind;
  return isCandidate ? undefined : reference;
}
