import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { erasing } from '#lib/search/erase-with-words.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { formInWords } from './form-in-words.ts';
import './tables.server.ts';

export const heldParentForms: HeldRecords = {
  kind: 'parent-form',
  async find(read, reference) {
    const forms = await read
      .selectFrom('parent_forms')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    const rows = forms.map(async ({ id, email_search: _, answers, ...form }) => ({
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
    }));
    const held = await Promise.all(rows);
    return {
      rows: held,
      tell: (facts) => ({
        about: held[0]?.name,
        sections: held.flatMap((form) => formInWords(form, facts)),
      }),
    };
  },
  erase: erasing((transaction, reference) =>
    transaction.deleteFrom('parent_forms').where('reference', '=', reference).returning('id'),
  ),
};

/** Forms of one kind that ended before an instant. */
export const endedForms = (read: ReadStore, kind: ParentFormKind, instant: string) =>
  read
    .selectFrom('parent_forms')
    .select('reference')
    .where('kind', '=', kind)
    .where('ended_at', '<=', instant);
