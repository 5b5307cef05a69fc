import type { Mailbox } from '#forms/delivery/send-entries.ts';
import {
  listEntries,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { type Answers, answersOf, isSameAnswers } from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { currentDraft, forgetDraft, keepTogether, saveDraft } from './draft.ts';

export const { received } = enrollmentApplication;

export function applicationsMailbox(slug: string): Mailbox {
  return {
    listKey: applicationsKey(slug),
    address: '/api/enrollment-applications',
    fieldsOf: (entry) => ({
      ...answersOf(entry),
      ...earlierOf(slug, entry),
      ...(entry.delivery.noticeVersion && { noticeVersion: entry.delivery.noticeVersion }),
    }),
    onRefused: (entry) => {
      const key = draftKey(slug);
      saveDraft(key, answersOf(entry));
      keepTogether(key, entry.delivery.togetherWith);
    },
    onReceived: (entry) => {
      forgetDraftOf(slug, answersOf(entry));
      forgetRefused(slug, entry);
    },
  };
}

/** By now the earlier application may have its reference. */
function earlierOf(
  slug: string,
  { delivery: { togetherWith } }: WaitingEntry,
): Record<string, string> {
  if (!togetherWith) return {};
  const earlier = listEntries(applicationsKey(slug)).find(
    ({ delivery }) => delivery?.key === togetherWith,
  );
  return { togetherWith: earlier?.delivery?.reference ?? togetherWith };
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
