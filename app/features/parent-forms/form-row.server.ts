import { formsAtSchool, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import type { ParentFormRow } from './tables.server.ts';

/** Everything that was answered, from the columns and the JSON. */
export function answersOfRow(
  row: Pick<ParentFormRow, 'name' | 'email' | 'phone' | 'answers'>,
): FormAnswers {
  const { name, email, phone } = row;
  return { name, email, phone, ...(JSON.parse(row.answers) as FormAnswers) };
}

/** The answers as the table takes them: who it is in columns, the rest as JSON. */
export function columnsOf(answers: FormAnswers) {
  const { name = '', email = '', phone = '', ...others } = answers;
  return {
    name,
    email,
    email_search: email.toLowerCase(),
    phone,
    answers: JSON.stringify(others),
  };
}

/** What the desk's search finds it by. */
export function formSearchWords(
  kind: ParentFormKind,
  answers: FormAnswers,
  reference: string,
): string[] {
  const { email = '', phone = '' } = answers;
  const names = formsAtSchool[kind].personNames.map((question) => answers[question] ?? '');
  return searchWordsOf({ codes: [reference], names, emails: [email], phones: [phone] });
}
