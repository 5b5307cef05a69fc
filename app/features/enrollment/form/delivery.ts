import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { keepFormDraft } from '#forms/device/form-draft.ts';
import {
  listEntries,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { answersOf, isSameAnswers, isUntouched } from './answers.ts';
import { applicationsKey } from './device-keys.ts';
import { currentDraft, forgetDraft, keepTogether } from './draft.ts';

export const { received } = enrollmentApplication;

export function applicationsMailbox(slug: string): Mailbox {
  return {
    listKey: applicationsKey(slug),
    address: enrollmentApplication.api,
    fieldsOf: (entry) => ({
      ...answersOf(entry),
      ...earlierOf(slug, entry),
      pressedAt: entry.submissionDate,
      ...(entry.delivery.noticeVersion && { noticeVersion: entry.delivery.noticeVersion }),
    }),
    onRefused: (entry) => putBack(slug, entry),
    onReceived: (entry) => forgetSame(slug, entry),
  };
}

/**
 * Puts a refused application back into the form as the draft and takes it out of the list. False when another draft
 * is in the way; it then stays in the list rather than get lost.
 */
export function bringBackApplication(slug: string, entry: WaitingEntry): boolean {
  const draft = currentDraft(slug);
  if (!isUntouched(draft) && !isSameAnswers(draft, answersOf(entry))) return false;
  putBack(slug, entry);
  removeEntry(applicationsKey(slug), entry.delivery.key);
  return true;
}

function putBack(slug: string, entry: WaitingEntry): void {
  keepFormDraft(enrollmentApplication, slug, answersOf(entry));
  keepTogether(slug, entry.delivery.togetherWith);
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

/** What the school has by now is no draft any more, and not what it refused before; a form begun since then stays. */
function forgetSame(slug: string, arrived: WaitingEntry): void {
  const answers = answersOf(arrived);
  if (isSameAnswers(currentDraft(slug), answers)) forgetDraft(slug);
  const listKey = applicationsKey(slug);
  for (const entry of waitingEntries(listKey)) {
    if (entry.delivery.refusal && isSameAnswers(answersOf(entry), answers))
      removeEntry(listKey, entry.delivery.key);
  }
}
