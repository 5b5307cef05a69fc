import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { keepDraft } from '#forms/device/kept-draft.ts';
import { removeEntry } from '#forms/device/submission-list.ts';
import { answerDraftKey } from '../answer-draft.ts';
import { CHILD_MESSAGES, childMessagesKey } from './device-keys.ts';

export function childMessagesMailbox(slug: string): Mailbox {
  const listKey = childMessagesKey(slug);
  return {
    listKey,
    address: CHILD_MESSAGES,
    fieldsOf: ({ pass, words, after }) => ({
      pass: String(pass),
      words: String(words),
      after: String(after),
    }),
    // On a shared phone nothing is left that tells of a child.
    onReceived: ({ delivery }) => removeEntry(listKey, delivery.key),
    onRefused: ({ about, words }) =>
      keepDraft(answerDraftKey(slug, String(about)), { words: String(words) }),
  };
}
