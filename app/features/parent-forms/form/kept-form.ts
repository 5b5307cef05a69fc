import {
  appendEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { answersFrom, type FormAnswers, isSameForm, type ParentForm } from '../parent-form.ts';

/** Where the device keeps what was sent with a form. */
export const formListKey = (form: ParentForm, slug: string) => `${slug}.${form.list}`;

/**
 * Writes the answers to the device's list, before anything is sent. What already waits with the same words is not
 * added again; what the school refused is what somebody has corrected by now.
 */
export function keepForm(form: ParentForm, slug: string, answers: FormAnswers): WaitingEntry {
  const listKey = formListKey(form, slug);
  for (const { delivery } of waitingEntries(listKey))
    if (delivery.refusal) removeEntry(listKey, delivery.key);
  const already = waitingEntries(listKey).find((entry) =>
    isSameForm(form, answersFrom(form, entry), answers),
  );
  if (already) return already;
  const entry: WaitingEntry = {
    ...answers,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false },
  };
  appendEntry(listKey, entry);
  return entry;
}

/** What the school refused when it was sent later: it wants to be corrected. */
export function findRefusedForm(form: ParentForm, slug: string): WaitingEntry | undefined {
  return waitingEntries(formListKey(form, slug)).find(({ delivery }) => delivery.refusal);
}
