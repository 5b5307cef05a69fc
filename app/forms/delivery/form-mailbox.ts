import { keepFormDraft } from '../device/form-draft.ts';
import { formListKey } from '../device/form-keys.ts';
import { answersFrom } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import type { Mailbox } from './send-entries.ts';

export function formMailbox(form: AnyForm, slug: string): Mailbox {
  return {
    listKey: formListKey(form, slug),
    address: form.api,
    fieldsOf: (entry) => answersFrom(form, entry),
    hasFile: form.questions.some(({ kind }) => kind === 'file'),
    onRefused: (entry) => keepFormDraft(form, slug, answersFrom(form, entry)),
  };
}
