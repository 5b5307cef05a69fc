import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry, waitingEntries } from '#forms/device/submission-list.ts';
import { type Answers, emptyAnswers, isSameAnswers, isUntouched } from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';
import { answersOf } from './kept-application.ts';

/** Sends what `keepApplication` has written. A refused one leaves the list and is a draft again. */
export async function sendApplication(slug: string, entry: WaitingEntry): Promise<DeliveryOutcome> {
  const mailbox = applicationsMailbox(slug);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') {
    saveDraft(draftKey(slug), answersOf(entry));
    removeEntry(mailbox.listKey, entry.delivery.key);
  }
  return outcome;
}

export function applicationsMailbox(slug: string): Mailbox {
  return {
    listKey: applicationsKey(slug),
    address: '/api/enrollment-applications',
    fieldsOf: (entry) => ({
      ...answersOf(entry),
      ...(entry.delivery.noticeVersion && { noticeVersion: entry.delivery.noticeVersion }),
    }),
    onReceived: (entry) => {
      forgetDraftOf(slug, answersOf(entry));
      forgetRefused(slug, entry);
    },
  };
}

/**
 * Puts a refused application back into the form as the draft and takes it out of the list. False when another draft
 * is in the way; it then stays in the list rather than get lost.
 */
export function bringBackApplication(slug: string, entry: WaitingEntry): boolean {
  const draft = currentDraft(slug);
  const answers = answersOf(entry);
  if (!isUntouched(draft) && !isSameAnswers(draft, answers)) return false;
  saveDraft(draftKey(slug), answers);
  removeEntry(applicationsKey(slug), entry.delivery.key);
  return true;
}

/** The draft goes once its application is at the school; one that was started since then stays. */
function forgetDraftOf(slug: string, answers: Answers): void {
  if (isSameAnswers(currentDraft(slug), answers)) forgetDraft(draftKey(slug));
}

/** What was refused and then sent again as it was, and taken. */
function forgetRefused(slug: string, arrived: WaitingEntry): void {
  const listKey = applicationsKey(slug);
  for (const entry of waitingEntries(listKey)) {
    if (entry.delivery.refusal && isSameAnswers(answersOf(entry), answersOf(arrived)))
      removeEntry(listKey, entry.delivery.key);
  }
}

function currentDraft(slug: string): Answers {
  return { ...emptyAnswers(), ...readDraft(draftKey(slug)).answers };
}
