import { messagesMailbox } from '#features/contact/delivery.ts';
import { MESSAGE_SENT } from '#features/contact/notices.ts';
import { bringBackApplication } from '#features/enrollment/form/bring-back.ts';
import { applicationsMailbox } from '#features/enrollment/form/delivery.ts';
import { RECEIVED } from '#features/enrollment/form/notices.ts';
import { paymentsMailbox } from '#features/meals/form/delivery.ts';
import { REFERENCE_MADE } from '#features/meals/form/notices.ts';
import { subscriptionsMailbox } from '#features/newsletter/delivery.ts';
import { THANKS } from '#features/newsletter/notices.ts';
import { formMailbox } from '#features/parent-forms/form/delivery.ts';
import { FORM_SENT } from '#features/parent-forms/form/notices.ts';
import { parentForms } from '#features/parent-forms/parent-forms.ts';
import { jobApplicationsMailbox } from '#features/recruitment/form/delivery.ts';
import { RECEIVED as JOB_RECEIVED } from '#features/recruitment/job-application.ts';
import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import type { Notice } from '#ui/notify.ts';

/** A kind of submission that may wait on this device, and the words for it. */
export interface WaitingKind {
  mailbox: Mailbox;
  one: string;
  many: string;
  received: Notice;
  /** What a person does about a refused one, and where that leads. False when something is in the way there. */
  correct: { label: string; address?: string; prepare?(entry: WaitingEntry): boolean };
}

/** All kinds, in the order in which they are sent. */
export function waitingKinds(slug: string): WaitingKind[] {
  const subscriptions = subscriptionsMailbox(slug);
  return [
    {
      mailbox: applicationsMailbox(slug),
      one: 'one application',
      many: 'applications',
      received: RECEIVED,
      correct: {
        label: 'Put it back into the form',
        address: '/enrollment',
        prepare: (entry) => bringBackApplication(slug, entry),
      },
    },
    {
      mailbox: jobApplicationsMailbox(slug),
      one: 'one job application',
      many: 'job applications',
      received: JOB_RECEIVED,
      correct: { label: 'Go to the form', address: '/careers' },
    },
    {
      mailbox: messagesMailbox(slug),
      one: 'one message',
      many: 'messages',
      received: MESSAGE_SENT,
      correct: { label: 'Go to the form', address: '/contact' },
    },
    ...parentForms.map((form) => ({
      mailbox: formMailbox(form, slug),
      ...form.words,
      received: FORM_SENT,
      correct: { label: 'Go to the form', address: form.page },
    })),
    {
      mailbox: paymentsMailbox(slug),
      one: 'one meal payment',
      many: 'meal payments',
      received: REFERENCE_MADE,
      correct: { label: 'Go to the form', address: '/parents/meals' },
    },
    {
      mailbox: subscriptions,
      one: 'one newsletter address',
      many: 'newsletter addresses',
      received: THANKS,
      correct: {
        label: 'Remove it',
        prepare: ({ delivery }) => {
          removeEntry(subscriptions.listKey, delivery.key);
          return true;
        },
      },
    },
  ];
}

/** "One application and 2 messages". */
export function inWords(counts: { count: number; one: string; many: string }[]): string {
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : `${count} ${many}`));
  const last = parts.pop() ?? '';
  const text = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
