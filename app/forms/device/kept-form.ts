import { answersFrom, type FormAnswers, isSameForm } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import { formListKey } from './form-keys.ts';
import {
  appendEntry,
  newEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from './submission-list.ts';

/**
 * Writes the answers to the device's list, before anything is sent. What already waits with the same words is not
 * added again; what the school refused is what somebody has corrected by now.
 */
export function keepForm<Name extends string>(
  form: AnyForm<Name>,
  slug: string,
  answers: FormAnswers<Name>,
): WaitingEntry {
  const listKey = formListKey(form, slug);
  for (const { delivery } of waitingEntries(listKey))
    if (delivery.refusal) removeEntry(listKey, delivery.key);
  const already = waitingEntries(listKey).find((entry) =>
    isSameForm(form, answersFrom(form, entry), answers),
  );
  if (already) return already;
  const entry = newEntry(answers);
  appendEntry(listKey, entry);
  return entry;
}

/** What the school refused when it was sent later: it wants to be corrected. */
export function findRefusedForm(form: AnyForm, slug: string): WaitingEntry | undefined {
  return waitingEntries(formListKey(form, slug)).find(({ delivery }) => delivery.refusal);
}
