import { keepFormDraft } from '../device/form-draft.ts';
import { formListKey } from '../device/kept-form.ts';
import { answersFrom, type ShortForm } from '../short-form.ts';
import type { Mailbox } from './send-entries.ts';

export function formMailbox(form: ShortForm, slug: string): Mailbox {
  return {
    listKey: formListKey(form, slug),
    address: form.api,
    fieldsOf: (entry) => answersFrom(form, entry),
    onRefused: (entry) => keepFormDraft(form, slug, answersFrom(form, entry)),
  };
}
