import type { Content } from '#features/content/schemas.ts';
import { endOf, FIRST_STATUS } from '#features/parent-form-kinds/form-statuses.ts';
import { formOfKind, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { formNotice, formReceipt } from './emails/when-it-arrives.ts';
import { formFacts } from './form-facts.ts';
import { formHistory } from './form-history.server.ts';
import { columnsOf, formSearchWords } from './form-row.server.ts';
import './tables.server.ts';

/** How the school takes a short form for parents. */
export function parentFormIntake(
  kind: ParentFormKind,
): FormIntake<string, FormServices & { content: Content }> {
  const form = formOfKind(kind);
  return {
    form,
    notStored:
      'The school’s website had a problem and could not take your form. What you typed is still in it. Please send it again in a few minutes, or call us.',
    async insert(transaction, { reference, submissionDate }, answers, { content }) {
      const id = newRowId();
      await transaction
        .insertInto('parent_forms')
        .values({
          id,
          kind,
          reference,
          submitted_at: submissionDate,
          ...columnsOf(answers),
          notice_version: content.forms[kind].notices[0]?.version ?? '',
          status: FIRST_STATUS,
          status_at: submissionDate,
          ended_at: endOf(kind, 'new', answers, new Date(submissionDate)),
          version: 1,
        })
        .execute();
      const first = { status: FIRST_STATUS, by: null };
      await formHistory.reach(transaction, reference, first, new Date(submissionDate));
      await addSearchWords(transaction, 'PF', id, formSearchWords(kind, answers, reference));
    },
    letters(reference, answers, { content, publicUrl }) {
      const { school } = content;
      const general = formFacts(content);
      const facts = { ...general, ...form.factsOf?.(answers, general) };
      const { next } = content.forms[kind];
      const to = answers.email ?? '';
      return {
        notice: formNotice(kind)(reference, { school, publicUrl }),
        receipt: formReceipt({ kind, to, reference, next, facts }, { school, publicUrl }),
      };
    },
  };
}
