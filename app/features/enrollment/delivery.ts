import { newKey, type ServerProblem } from '#lib/deliver.ts';
import { type Mailbox, sendEntry, sendWaiting } from '#lib/send-entries.ts';
import {
  appendEntry,
  type Entry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#lib/submission-list.ts';
import {
  type Answers,
  answerNames,
  emptyAnswers,
  isSameAnswers,
  isUntouched,
  knownAnswers,
} from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';

export type SendOutcome =
  | { kind: 'received' | 'waiting' }
  | { kind: 'refused'; problem: ServerProblem };

/**
 * Writes the application to the device's list, then sends it. The list comes first, so that a power cut in
 * between loses nothing. An application that already waits with the same answers is sent, not added again.
 */
export async function sendApplication(
  slug: string,
  answers: Answers,
  noticeVersion: string,
): Promise<SendOutcome> {
  const mailbox = mailboxOf(slug);
  const already = waitingEntries(mailbox.listKey).find((entry) =>
    isSameAnswers(answersOf(entry), answers),
  );
  if (already) return sendEntry(mailbox, already);

  const trimmed = Object.fromEntries(answerNames.map((name) => [name, answers[name].trim()]));
  const entry: WaitingEntry = {
    ...trimmed,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false, noticeVersion },
  };
  appendEntry(mailbox.listKey, entry);
  return sendEntry(mailbox, entry);
}

/** Sends the applications that wait on this device and says how many arrived. */
export function sendWaitingApplications(slug: string): Promise<number> {
  return sendWaiting(mailboxOf(slug));
}

export function answersOf(entry: Entry): Answers {
  return { ...emptyAnswers(), ...knownAnswers(entry) };
}

function mailboxOf(slug: string): Mailbox {
  const listKey = applicationsKey(slug);
  return {
    listKey,
    address: '/api/enrollment-applications',
    bodyOf: (entry) => ({ ...answersOf(entry), noticeVersion: entry.delivery.noticeVersion }),
    onReceived: (entry) => forgetDraftOf(slug, answersOf(entry)),
    onRefused: (entry) => {
      if (bringBackAsDraft(slug, answersOf(entry))) removeEntry(listKey, entry.delivery.key);
    },
  };
}

/** The draft goes once its application is at the school; one that was started since then stays. */
function forgetDraftOf(slug: string, answers: Answers): void {
  if (isSameAnswers(currentDraft(slug), answers)) forgetDraft(draftKey(slug));
}

/** False when another draft is in the way; the entry then stays in the list rather than get lost. */
function bringBackAsDraft(slug: string, answers: Answers): boolean {
  const draft = currentDraft(slug);
  if (!isUntouched(draft) && !isSameAnswers(draft, answers)) return false;
  saveDraft(draftKey(slug), answers);
  return true;
}

function currentDraft(slug: string): Answers {
  return { ...emptyAnswers(), ...readDraft(draftKey(slug)).answers };
}
