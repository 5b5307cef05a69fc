import { answerDraftKey } from '#features/contact/conversation/answer-draft.ts';
import { childMessagesMailbox } from '#features/contact/conversation/on-device/delivery.ts';
import { FAMILY_PAGE } from '#features/contact/conversation/on-device/device-keys.ts';
import { forgetOverdueDrafts } from '#features/enrollment/form/another-child/overdue-drafts.ts';
import { answerNames } from '#features/enrollment/form/answers.ts';
import { applicationsMailbox, bringBackApplication } from '#features/enrollment/form/delivery.ts';
import { draftKey } from '#features/enrollment/form/device-keys.ts';
import { forgetDraft } from '#features/enrollment/form/draft.ts';
import { transactionDraftKey } from '#features/meals/form/device-keys.ts';
import { subscriptionsMailbox } from '#features/newsletter/form/delivery.ts';
import { photographsMailbox } from '#features/papers/client/delivery.ts';
import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { formDraftKey, formListKey } from '#forms/device/form-keys.ts';
import { findDraft, forgetSameDraft } from '#forms/device/kept-draft.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { textsFrom } from '#forms/form-answers.ts';
import { forget, keep, keysFrom, readKept } from '#lib/device/device-store.ts';
import type { ShortFormName, SubmissionKindName } from './kinds.ts';
import { type KindWithoutQuestions, kindsOnDevice } from './kinds-on-device.ts';

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
  /** Said beside that this device has brought one back to a school that had lost it: what has to be sent again. */
  broughtBack?: string;
  /** Removes what was typed, not sent, and has been here for too long. */
  forgetOverdueDraft?(slug: string, now: Date): void;
}

/** Of those that are no forms on one page. */
const onTheirOwn: Record<Exclude<SubmissionKindName, ShortFormName>, KindOnDevice> = {
  'enrollment-application': {
    mailbox: applicationsMailbox,
    correct: { label: 'Put it back into the form', prepare: bringBackApplication },
    broughtBack: 'If you had sent photographs of papers, please send them again.',
    forgetOverdueDraft(slug, now) {
      dateDraftOfBefore(draftKey(slug));
      if (!findDraft(draftKey(slug), now, answerNames)) forgetDraft(slug);
      forgetOverdueDrafts(slug, now);
    },
  },
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
  'child-message': {
    mailbox: childMessagesMailbox,
    correct: { label: 'See your message', prepare: () => true },
    prove: {
      text: 'A message about your child is still on this device. It goes to the school when you open the link in our newest mail.',
      label: 'See your message',
      page: FAMILY_PAGE,
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

/** Where something else of a form is typed. */
const typedBeside: Partial<Record<SubmissionKindName, (slug: string) => string[]>> = {
  'contact-message': (slug) => keysFrom(answerDraftKey(slug)),
  'meal-payment': (slug) => [transactionDraftKey(slug)],
};

/** What a device does with each kind, in the order in which it sends them. */
export const onDevice: readonly (KindWithoutQuestions & KindOnDevice)[] = kindsOnDevice.map(
  (one) => ({ ...one, ...(isOnItsOwn(one.kind) ? onTheirOwn[one.kind] : shortForm(one)) }),
);

function isOnItsOwn(kind: SubmissionKindName): kind is keyof typeof onTheirOwn {
  return Object.hasOwn(onTheirOwn, kind);
}

function shortForm({ kind, form, page }: KindWithoutQuestions): KindOnDevice {
  if (!form) throw new Error('A kind of its own says what a device does with it');
  const { api: address, names, hasFile } = form;
  return {
    mailbox: (slug) => ({
      listKey: formListKey(form, slug),
      address,
      fieldsOf: (entry) => textsFrom(names, entry),
      hasFile,
      onReceived: (entry) => forgetSameDraft(formDraftKey(form, slug), textsFrom(names, entry)),
    }),
    // A form with a file has what was refused beside what is typed (`use-unsent-application.ts`).
    ...(!hasFile && {
      correct: {
        label: 'Go to the form',
        prepare: (slug) =>
          location.pathname !== page || !findDraft(formDraftKey(form, slug), new Date()),
      },
    }),
    forgetOverdueDraft(slug, now) {
      const others = typedBeside[kind]?.(slug) ?? [];
      for (const key of [formDraftKey(form, slug), ...others]) findDraft(key, now);
    },
  };
}

/** A version before kept the day beside the enrollment draft. */
function dateDraftOfBefore(key: string): void {
  const [draft, savedAt] = [key, `${key}-saved-at`].map((one) => Object(readKept(one)).value);
  if (savedAt && draft && !draft.savedAt) keep(key, { ...draft, savedAt });
  forget(`${key}-saved-at`);
}
