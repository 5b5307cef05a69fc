import { isOnlyInMemory, rawText } from '#lib/device/device-store.ts';
import { answersFrom, type FormAnswers, isSameForm } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import { forgetFormDraft, keepFormDraft } from './form-draft.ts';
import { formDraftKey, formListKey } from './form-keys.ts';
import {
  appendEntry,
  type Delivery,
  listEntries,
  newEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from './submission-list.ts';

/**
 * Writes the answers to the device's list, before anything is sent, so that a power cut in between loses nothing; from
 * then on they are no draft any more. What already waits with the same words is not added again, nor what another tab
 * has sent, which took the draft away.
 */
export function keepForm<Name extends string>(
  form: AnyForm<Name>,
  slug: string,
  answers: FormAnswers<Name>,
  more?: Partial<Delivery>,
): WaitingEntry {
  const listKey = formListKey(form, slug);
  const isSent = rawText(formDraftKey(form, slug)) === null;
  const already = listEntries(listKey).find(
    (entry): entry is WaitingEntry =>
      entry.delivery !== undefined &&
      !entry.delivery.refusal &&
      (isSent || !entry.delivery.hasReachedSchool) &&
      isSameForm(form, answersFrom(form, entry), answers),
  );
  const entry = already ?? newEntry(answers, more);
  if (!already) appendEntry(listKey, entry);
  if (!isOnlyInMemory(listKey)) forgetFormDraft(form, slug);
  return entry;
}

/**
 * Takes what the school refused when it was sent later out of the list and makes it the draft, to be corrected. Undefined
 * without any.
 */
export function takeRefusedForm(form: AnyForm, slug: string): WaitingEntry | undefined {
  const listKey = formListKey(form, slug);
  const refused = waitingEntries(listKey).find(({ delivery }) => delivery.refusal);
  if (!refused) return undefined;
  keepFormDraft(form, slug, answersFrom(form, refused));
  if (!isOnlyInMemory(formDraftKey(form, slug))) removeEntry(listKey, refused.delivery.key);
  return refused;
}
