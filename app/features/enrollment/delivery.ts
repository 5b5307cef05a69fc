import { deliver, newKey, type ServerProblem } from '#lib/deliver.ts';
import {
  appendEntry,
  type Delivery,
  type Entry,
  removeEntry,
  updateEntry,
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

const ADDRESS = '/api/enrollment-applications';

export type SendOutcome =
  | { kind: 'received' | 'waiting' }
  | { kind: 'refused'; problem: ServerProblem };

/**
 * Writes the application to the device's list, then sends it. The list is there first, so that a power cut in
 * between loses nothing. An application that already waits with the same answers is sent, not added again.
 */
export async function sendApplication(
  slug: string,
  answers: Answers,
  noticeVersion: string,
): Promise<SendOutcome> {
  const listKey = applicationsKey(slug);
  const already = waitingEntries(listKey).find((entry) => isSameAnswers(answersOf(entry), answers));
  if (already) return sendEntry(slug, already);

  const delivery: Delivery = { key: newKey(), hasReachedSchool: false, noticeVersion };
  const trimmed = Object.fromEntries(answerNames.map((name) => [name, answers[name].trim()]));
  const entry = { ...trimmed, submissionDate: new Date().toISOString(), delivery };
  appendEntry(listKey, entry);
  return sendEntry(slug, entry);
}

/**
 * Sends what still waits on this device, oldest first, and says how many arrived. One tab does it at a time. What
 * the school refuses comes back into the form as the draft.
 */
export async function sendWaitingApplications(slug: string): Promise<number> {
  const work = async () => {
    let received = 0;
    for (const entry of waitingEntries(applicationsKey(slug))) {
      const outcome = await sendEntry(slug, entry);
      if (outcome.kind === 'received') received++;
      if (outcome.kind === 'waiting') break;
    }
    return received;
  };
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`${slug}.delivery`, { ifAvailable: true }, (lock) =>
    lock ? work() : 0,
  );
}

async function sendEntry(
  slug: string,
  entry: Entry & { delivery: Delivery },
): Promise<SendOutcome> {
  const listKey = applicationsKey(slug);
  const { key, noticeVersion } = entry.delivery;
  const answers = answersOf(entry);
  const outcome = await deliver(ADDRESS, { ...answers, noticeVersion }, key);
  switch (outcome.kind) {
    case 'received': {
      const { reference, submissionDate } = outcome.receipt;
      updateEntry(listKey, key, (kept) => ({
        ...kept,
        submissionDate,
        delivery: { ...entry.delivery, hasReachedSchool: true, ...(reference && { reference }) },
      }));
      forgetDraftOf(slug, answers);
      return { kind: 'received' };
    }
    case 'refused':
      if (bringBackAsDraft(slug, answers)) removeEntry(listKey, key);
      return outcome;
    case 'waiting':
      return outcome;
  }
}

/** False when another draft is in the way; the entry then stays in the list rather than get lost. */
function bringBackAsDraft(slug: string, answers: Answers): boolean {
  const draft = { ...emptyAnswers(), ...readDraft(draftKey(slug)).answers };
  if (!isUntouched(draft) && !isSameAnswers(draft, answers)) return false;
  saveDraft(draftKey(slug), answers);
  return true;
}

/** The draft goes once its application is at the school; one that was started since then stays. */
function forgetDraftOf(slug: string, answers: Answers): void {
  const draft = { ...emptyAnswers(), ...readDraft(draftKey(slug)).answers };
  if (isSameAnswers(draft, answers)) forgetDraft(draftKey(slug));
}

export function answersOf(entry: Entry): Answers {
  return { ...emptyAnswers(), ...knownAnswers(entry) };
}
