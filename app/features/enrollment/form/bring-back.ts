import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { answersOf, isSameAnswers, isUntouched } from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { currentDraft, keepTogether, saveDraft } from './draft.ts';

/**
 * Puts a refused application back into the form as the draft and takes it out of the list. False when another draft
 * is in the way; it then stays in the list rather than get lost.
 */
export function bringBackApplication(slug: string, entry: WaitingEntry): boolean {
  const draft = currentDraft(draftKey(slug));
  const answers = answersOf(entry);
  if (!isUntouched(draft) && !isSameAnswers(draft, answers)) return false;
  saveDraft(draftKey(slug), answers);
  keepTogether(draftKey(slug), entry.delivery.togetherWith);
  removeEntry(applicationsKey(slug), entry.delivery.key);
  return true;
}
