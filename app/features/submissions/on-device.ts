import { contactMessage } from '#features/contact/contact-message.ts';
import { answerDraftKey } from '#features/contact/conversation/answer-draft.ts';
import { forgetOverdueDrafts } from '#features/enrollment/form/another-child/other-drafts.ts';
import { bringBackApplication } from '#features/enrollment/form/bring-back.ts';
import { applicationsMailbox } from '#features/enrollment/form/delivery.ts';
import { draftKey } from '#features/enrollment/form/device-keys.ts';
import { forgetDraft, readDraft, savedAtKey } from '#features/enrollment/form/draft.ts';
import { transactionDraftKey } from '#features/meals/form/device-keys.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { subscriptionsMailbox } from '#features/newsletter/form/delivery.ts';
import { photographsMailbox } from '#features/papers/client/delivery.ts';
import { ofEachForm } from '#features/parent-form-kinds/parent-forms.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { formMailbox } from '#forms/delivery/form-mailbox.ts';
import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { findFormDraft } from '#forms/device/form-draft.ts';
import { findDraft } from '#forms/device/kept-draft.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import type { AnyForm } from '#forms/short-form.ts';
import { keep, keysFrom, readKept } from '#lib/device/device-store.ts';
import type { SubmissionKindName } from './kinds.ts';

/** What a visitor's device does with one kind of submission. */
export interface KindOnDevice {
  mailbox(slug: string): Mailbox;
  /** What a person does about a refused one; without it they go to its form. */
  correct?: {
    label: string;
    staysHere?: true;
    /** False when something is in the way. */
    prepare(slug: string, entry: WaitingEntry): boolean;
  };
  /** What a person does when the right to send it is over: where they show again who they are. */
  prove?: { text: string; label: string; page: string };
  /** Removes what was typed, not sent, and has been here for too long. */
  forgetOverdueDraft?(slug: string, now: Date): void;
}

export const onDevice: Record<SubmissionKindName, KindOnDevice> = {
  'enrollment-application': {
    mailbox: applicationsMailbox,
    correct: { label: 'Put it back into the form', prepare: bringBackApplication },
    forgetOverdueDraft(slug, now) {
      ageDraft(draftKey(slug), now);
      forgetOverdueDrafts(slug, now);
    },
  },
  'job-application': shortForm(jobApplication),
  'contact-message': shortForm(contactMessage, (slug) => keysFrom(answerDraftKey(slug))),
  ...ofEachForm((form) => shortForm(form)),
  'meal-payment': shortForm(mealPayment, (slug) => [transactionDraftKey(slug)]),
  'newsletter-subscription': {
    mailbox: subscriptionsMailbox,
    correct: justRemove(subscriptionsMailbox),
  },
  'paper-photograph': {
    mailbox: photographsMailbox,
    correct: justRemove(photographsMailbox),
    prove: {
      text: 'A photograph of a paper is still on this phone. It goes to the school when you have entered the reference and the child’s date of birth again.',
      label: 'Enter them again',
      page: '/status',
    },
  },
};

/** Where nothing can be corrected: the person starts anew. */
function justRemove(mailbox: KindOnDevice['mailbox']): NonNullable<KindOnDevice['correct']> {
  return {
    label: 'Remove it',
    staysHere: true,
    prepare(slug, { delivery }) {
      removeEntry(mailbox(slug).listKey, delivery.key);
      return true;
    },
  };
}

/** `others`: where something else of it is typed. */
function shortForm(form: AnyForm, others?: (slug: string) => string[]): KindOnDevice {
  return {
    mailbox: (slug) => formMailbox(form, slug),
    forgetOverdueDraft(slug, now) {
      findFormDraft(form, slug, now);
      for (const key of others?.(slug) ?? []) findDraft(key, now);
    },
  };
}

/** Reading an overdue draft forgets it; one without a date, from before React hydrated the page, is dated now. */
function ageDraft(key: string, now: Date): void {
  const hasAnswers = Object.keys(readDraft(key).answers).length > 0;
  if (!hasAnswers) forgetDraft(key);
  else if (readKept(savedAtKey(key)).state !== 'kept') keep(savedAtKey(key), now.toISOString());
}
