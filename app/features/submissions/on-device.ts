import { messagesMailbox } from '#features/contact/delivery.ts';
import { messageDraftKey } from '#features/contact/device-keys.ts';
import { bringBackApplication } from '#features/enrollment/form/bring-back.ts';
import { applicationsMailbox } from '#features/enrollment/form/delivery.ts';
import { draftKey } from '#features/enrollment/form/device-keys.ts';
import { forgetDraft, readDraft, savedAtKey } from '#features/enrollment/form/draft.ts';
import { paymentsMailbox } from '#features/meals/form/delivery.ts';
import { paymentDraftKey, transactionDraftKey } from '#features/meals/form/device-keys.ts';
import { subscriptionsMailbox } from '#features/newsletter/delivery.ts';
import { formMailbox } from '#features/parent-forms/form/delivery.ts';
import { findFormDraft } from '#features/parent-forms/form/form-draft.ts';
import type { ParentForm } from '#features/parent-forms/parent-form.ts';
import { formOfKind } from '#features/parent-forms/parent-forms.ts';
import { jobApplicationsMailbox } from '#features/recruitment/form/delivery.ts';
import { jobDraftKey } from '#features/recruitment/form/device-keys.ts';
import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { findDraft } from '#forms/device/kept-draft.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { keep, readKept } from '#lib/device/device-store.ts';
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
  /** Removes what was typed, not sent, and has been here for too long. */
  forgetOverdueDraft?(slug: string, now: Date): void;
}

export const onDevice: Record<SubmissionKindName, KindOnDevice> = {
  'enrollment-application': {
    mailbox: applicationsMailbox,
    correct: { label: 'Put it back into the form', prepare: bringBackApplication },
    forgetOverdueDraft: (slug, now) => ageDraft(draftKey(slug), now),
  },
  'job-application': withDrafts(jobApplicationsMailbox, jobDraftKey),
  'contact-message': withDrafts(messagesMailbox, messageDraftKey),
  'volunteer-application': parentForm(formOfKind('volunteer-application')),
  'pta-membership': parentForm(formOfKind('pta-membership')),
  'meal-help-application': parentForm(formOfKind('meal-help-application')),
  'meal-payment': withDrafts(paymentsMailbox, paymentDraftKey, transactionDraftKey),
  'newsletter-subscription': {
    mailbox: subscriptionsMailbox,
    correct: {
      ...{ label: 'Remove it', staysHere: true },
      prepare(slug, { delivery }) {
        removeEntry(subscriptionsMailbox(slug).listKey, delivery.key);
        return true;
      },
    },
  },
};

function withDrafts(
  mailbox: KindOnDevice['mailbox'],
  ...draftKeys: ((slug: string) => string)[]
): KindOnDevice {
  return {
    mailbox,
    forgetOverdueDraft(slug, now) {
      // Looking for an overdue one forgets it.
      for (const key of draftKeys) findDraft(key(slug), now);
    },
  };
}

function parentForm(form: ParentForm): KindOnDevice {
  return {
    mailbox: (slug) => formMailbox(form, slug),
    forgetOverdueDraft: (slug, now) => void findFormDraft(form, slug, now),
  };
}

/** Reading an overdue draft forgets it; one without a date, from before React woke, is dated now. */
function ageDraft(key: string, now: Date): void {
  const hasAnswers = Object.keys(readDraft(key).answers).length > 0;
  if (!hasAnswers) forgetDraft(key);
  else if (readKept(savedAtKey(key)).state !== 'kept') keep(savedAtKey(key), now.toISOString());
}
