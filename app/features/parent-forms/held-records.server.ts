import { findTold } from '#desk/record/time-to-undo.ts';
import { endOf } from '#features/parent-form-kinds/form-statuses.ts';
import { type HeldFormKind, heldFormKind } from '#features/parent-form-kinds/held-form.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { formInWords } from './form-in-words.ts';
import { tellingOf } from './form-row.server.ts';
import { formsOfKind } from './forms-of-kind.server.ts';
import type { ParentFormRow } from './tables.server.ts';

export const heldParentForms = heldInTable({
  kind: 'parent-form',
  table: 'parent_forms',
  key: 'reference',
  hold: holdForm,
  tell: (form, facts) => ({ about: form.name, sections: formInWords(form, facts) }),
});

/** What is held of a form; for a copy, as its sender is told. */
export async function holdForm(row: ParentFormRow, read: ReadStore, copiedAt?: Date) {
  const { id, email_search: _, told, ...form } = row;
  return {
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
  };
}

/** How far a form has come as its sender is told. */
function toldForm(
  form: Omit<ParentFormRow, 'id' | 'email_search'>,
  now: Date,
): Pick<ParentFormRow, 'status' | 'status_at' | 'ended_at'> {
  const { status, since } = findTold(tellingOf(form), form.told, now);
  const ended_at = form.told
    ? endOf(heldFormKind(form.kind), status, JSON.parse(form.answers), new Date(since))
    : form.ended_at;
  return { status, status_at: since, ended_at };
}

/** Forms of one kind that ended before an instant. */
export const endedForms = (read: ReadStore, kind: HeldFormKind, instant: string) =>
  formsOfKind(read, kind).select('reference').where('ended_at', '<=', instant);
