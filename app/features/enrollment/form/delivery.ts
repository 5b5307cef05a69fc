import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry, waitingEntries } from '#forms/device/submission-list.ts';
import { type Answers, isSameAnswers } from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { currentDraft, forgetDraft, saveDraft } from './draft.ts';
import { answersOf } from './kept-application.ts';

export function applicationsMailbox(slug: string): Mailbox {
  return {
    listKey: applicationsKey(slug),
    address: '/api/enrollment-applications',
    fieldsOf: (entry) => ({
      ...answersOf(entry),
      ...(entry.delivery.noticeVersion && { noticeVersion: entry.delivery.noticeVersion }),
    }),
    onRefused: (entry) => {
      saveDraft(draftKey(slug), answersOf(entry));
    },
    onReceived: (entry) => {
      forgetDraftOf(slug, answersOf(entry));
      forgetRefused(slug, entry);
    },
  };
}

/** The draft goes once its application is at the school; one that was started since then stays. */
function forgetDraftOf(slug: string, answers: Answers): void {
  if (isSameAnswers(currentDraft(draftKey(slug)), answers)) forgetDraft(draftKey(slug));
}

/** What was refused and then sent again as it was, and taken. */
function forgetRefused(slug: string, arrived: WaitingEntry): void {
  const listKey = applicationsKey(slug);
  for (const entry of waitingEntries(listKey)) {
    if (entry.delivery.refusal && isSameAnswers(answersOf(entry), answersOf(arrived)))
      removeEntry(listKey, entry.delivery.key);
  }
}
