import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { answersFrom, type ParentForm } from '../parent-form.ts';
import { keepFormDraft } from './form-draft.ts';
import { formListKey } from './kept-form.ts';

export function formMailbox(form: ParentForm, slug: string): Mailbox {
  return {
    listKey: formListKey(form, slug),
    address: form.api,
    fieldsOf: (entry) => answersFrom(form, entry),
    onRefused: (entry) => keepFormDraft(form, slug, answersFrom(form, entry)),
  };
}
