import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { formInWords } from './form-in-words.ts';
import './tables.server.ts';

export const heldParentForms = heldInTable({
  kind: 'parent-form',
  table: 'parent_forms',
  key: 'reference',
  hold: async ({ id, email_search: _, answers, ...form }, read) => ({
    ...form,
    answers: JSON.parse(answers) as FormAnswers,
    payments: await read
      .selectFrom('pta_payments')
      .select(['kwacha', 'way', 'paid_on', 'receipt_number'])
      .where('form_id', '=', id)
      .execute(),
    letters: await read
      .selectFrom('parent_form_letters')
      .select(['sent_at', 'subject', 'words'])
      .where('form_id', '=', id)
      .orderBy('sent_at')
      .execute(),
  }),
  tell: (form, facts) => ({ about: form.name, sections: formInWords(form, facts) }),
});

/** Forms of one kind that ended before an instant. */
export const endedForms = (read: ReadStore, kind: ParentFormKind, instant: string) =>
  read
    .selectFrom('parent_forms')
    .select('reference')
    .where('kind', '=', kind)
    .where('ended_at', '<=', instant);
