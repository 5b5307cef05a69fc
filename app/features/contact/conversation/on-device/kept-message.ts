import { keepDraft } from '#forms/device/kept-draft.ts';
import {
  appendEntry,
  newEntry,
  removeEntry,
  updateEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { forget } from '#lib/device/device-store.ts';
import { answerDraftKey } from '../answer-draft.ts';
import { childMessagesKey, FAMILY_PAGE } from './device-keys.ts';

/** What is written about one child, with the pass that lets it be sent and shows nothing. */
export interface WrittenAboutChild {
  about: string;
  pass: string;
  words: string;
  after: string;
}

/**
 * Writes the words to the device's list before anything is sent; from then on they are no draft any more. What waits
 * with the same words is not added again.
 */
export function keepMessage(slug: string, written: WrittenAboutChild): WaitingEntry {
  const listKey = childMessagesKey(slug);
  const already = waitingEntries(listKey).find(
    ({ about, words, delivery }) =>
      about === written.about && words === written.words && !delivery.refusal,
  );
  const entry = already ?? newEntry({ ...written }, { form: FAMILY_PAGE });
  if (!already) appendEntry(listKey, entry);
  forget(answerDraftKey(slug, written.about));
  return entry;
}

/** Gives what waits about this child and lost its right to be sent the new pass, and gives what can be sent again. */
export function renewPass(
  slug: string,
  { about, pass }: Pick<WrittenAboutChild, 'about' | 'pass'>,
): WaitingEntry[] {
  const listKey = childMessagesKey(slug);
  const over = waitingEntries(listKey).filter(
    (entry) => entry.about === about && entry.delivery.needsProof,
  );
  for (const { delivery } of over) {
    const { needsProof: _over, ...rest } = delivery;
    updateEntry(listKey, delivery.key, (entry) => ({ ...entry, pass, delivery: rest }));
  }
  const keys = over.map(({ delivery }) => delivery.key);
  return waitingEntries(listKey).filter(({ delivery }) => keys.includes(delivery.key));
}

/** Makes a draft again of what the school refused when it was sent later. Gives why. */
export function bringBackMessage(slug: string, { about, words, delivery }: WaitingEntry): string {
  keepDraft(answerDraftKey(slug, String(about)), { words: String(words) });
  removeEntry(childMessagesKey(slug), delivery.key);
  return delivery.refusal?.detail ?? '';
}
