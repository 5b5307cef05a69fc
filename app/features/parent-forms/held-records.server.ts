import { findTold } from '#desk/record/time-to-undo.ts';
import { endOf } from '#features/parent-form-kinds/form-statuses.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { formInWords } from './form-in-words.ts';
import { tellingOf } from './form-row.server.ts';
import type { ParentFormRow } from './tables.server.ts';

export const heldParentForms = heldInTable({
  kind: 'parent-form',
  table: 'parent_forms',
  key: 'reference',
  hold: async ({ id, email_search: _, told, ...form }, read, copiedAt) => ({
    ...form,
    ...(copiedAt && toldForm({ ...form, told }, copiedAt)),
    answers: JSON.parse(form.answers) as FormAnswers,
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

/** How far a form has come as its sender is told. */
function toldForm(
  form: Omit<ParentFormRow, 'id' | 'email_search'>,
  now: Date,
): Pick<ParentFormRow, 'status' | 'status_at' | 'ended_at'> {
  const { status, since } = findTold(tellingOf(form), form.told, now);
  const ended_at = endOf(form.kind, status, JSON.parse(form.answers), new Date(since));
  return { status, status_at: since, ended_at };
}

/** Forms of one kind that ended before an instant. */
export const endedForms = (read: ReadStore, kind: ParentFormKind, instant: string) =>
  read
    .selectFrom('parent_forms')
    .select('reference')
    .where('kind', '=', kind)
    .where('ended_at', '<=', instant);
