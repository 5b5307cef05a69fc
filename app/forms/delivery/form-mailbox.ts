import { findFormDraft, forgetFormDraft, keepFormDraft } from '../device/form-draft.ts';
import { formListKey } from '../device/form-keys.ts';
import { answersFrom, isSameForm } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import type { Mailbox } from './send-entries.ts';

export function formMailbox(form: AnyForm, slug: string): Mailbox {
  return {
    listKey: formListKey(form, slug),
    address: form.api,
    fieldsOf: (entry) => answersFrom(form, entry),
    hasFile: form.questions.some(({ kind }) => kind === 'file'),
    onRefused: (entry) => keepFormDraft(form, slug, answersFrom(form, entry)),
    onReceived(entry) {
      // The device could not keep the entry; what was typed while it was sent stays.
      const draft = findFormDraft(form, slug, new Date());
      if (draft && isSameForm(form, draft, answersFrom(form, entry))) forgetFormDraft(form, slug);
    },
  };
}
