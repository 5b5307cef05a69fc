import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { answersFrom, type ParentForm } from '../parent-form.ts';
import { formListKey } from './kept-form.ts';

/** Sends what `keepForm` has written. What is refused leaves the list: it is still in the form. */
export async function sendForm(
  form: ParentForm,
  slug: string,
  entry: WaitingEntry,
): Promise<DeliveryOutcome> {
  const mailbox = formMailbox(form, slug);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') removeEntry(mailbox.listKey, entry.delivery.key);
  return outcome;
}

export function formMailbox(form: ParentForm, slug: string): Mailbox {
  return {
    listKey: formListKey(form, slug),
    address: form.api,
    fieldsOf: (entry) => answersFrom(form, entry),
  };
}
