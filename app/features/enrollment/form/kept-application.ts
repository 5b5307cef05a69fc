import {
  appendEntry,
  listEntries,
  newEntry,
  type WaitingEntry,
} from '#forms/device/submission-list.ts';
import { rawText } from '#lib/device/device-store.ts';
import { type Answers, answerNames, answersOf, isSameAnswers } from './answers.ts';
import { applicationsKey, draftKey } from './device-keys.ts';
import { forgetDraft, readTogether } from './draft.ts';

/**
 * Writes the application to the device's list, before anything is sent, so that a power cut in between loses
 * nothing, and from then on it is no draft any more: the form is empty for the next child. One that already waits
 * with the same answers is not added again, nor one that another tab has sent, which took the draft away.
 * `togetherWith` is the family's earlier application (`togetherKey`).
 */
export function keepApplication(
  slug: string,
  answers: Answers,
  noticeVersion: string,
  togetherWith = readTogether(draftKey(slug)),
): WaitingEntry {
  const listKey = applicationsKey(slug);
  const isSent = rawText(draftKey(slug)) === null;
  const already = listEntries(listKey).find(
    (entry): entry is WaitingEntry =>
      entry.delivery !== undefined &&
      !entry.delivery.refusal &&
      (isSent || !entry.delivery.hasReachedSchool) &&
      isSameAnswers(answersOf(entry), answers),
  );
  if (already) return already;
  const trimmed = Object.fromEntries(answerNames.map((name) => [name, answers[name].trim()]));
  const together = togetherWith && { togetherWith };
  const entry = newEntry(trimmed, { noticeVersion, ...together });
  if (appendEntry(listKey, entry)) forgetDraft(draftKey(slug));
  return entry;
}
