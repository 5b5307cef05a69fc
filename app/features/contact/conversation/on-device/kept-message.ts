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
export interface MessageAboutChild {
  about: string;
  pass: string;
  words: string;
  after: string;
}

/**
 * Writes the words to the device's list before anything is sent; from then on they are no draft any more. What waits
 * with the same words is not added again.
 */
export function keepMessage(slug: string, written: MessageAboutChild): WaitingEntry {
  const listKey = childMessagesKey(slug);
  const already = waitingEntries(listKey).find(
    (entry) =>
      isOfWriter(entry, written) && entry.words === written.words && !entry.delivery.refusal,
  );
  const entry = already ?? newEntry({ ...written }, { form: FAMILY_PAGE });
  if (!already) appendEntry(listKey, entry);
  forget(answerDraftKey(slug, written.about));
  return entry;
}

type Writer = Pick<MessageAboutChild, 'about' | 'pass'>;

/**
 * Whether somebody has written this themselves: a pass begins with the child and with what tells its owner's address from
 * others. Two parents may share a phone, and what one wrote is never sent in the name of the other.
 */
export function isOfWriter(entry: WaitingEntry, { about, pass }: Writer): boolean {
  const ownerOf = (text: string) => text.split('.').slice(0, 2).join('.');
  return entry.about === about && ownerOf(String(entry.pass)) === ownerOf(pass);
}

/** Gives what its writer has waiting about this child and lost its right to be sent the new pass, and gives what can be sent again. */
export function renewPass(slug: string, writer: Writer): WaitingEntry[] {
  const { pass } = writer;
  const listKey = childMessagesKey(slug);
  const over = waitingEntries(listKey).filter(
    (entry) => isOfWriter(entry, writer) && entry.delivery.needsProof,
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
