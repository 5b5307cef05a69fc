import { childKeyOf } from '#features/students/child-key.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import type { AnswerColumns } from './answer-columns.ts';

/** Every word that leads to the application. */
export function applicationWords(row: AnswerColumns & { reference: string }): string[] {
  const words = searchWordsOf({
    codes: [row.reference],
    names: [
      ...[row.student_first_name, row.student_last_name],
      ...[row.parent1_first_name, row.parent1_last_name],
      ...[row.parent2_first_name, row.parent2_last_name],
    ],
    texts: [row.previous_school],
    phones: [row.parent1_phone, row.parent2_phone],
    emails: [row.parent1_email, row.parent2_email],
  });
  return [...new Set([...words, childKey(row)])];
}

/** The same child: begins with the date of birth, so no name finds it by accident. */
export function childKey(
  row: Pick<AnswerColumns, 'student_first_name' | 'student_last_name' | 'student_dob'>,
): string {
  const { student_first_name: firstName, student_last_name: lastName, student_dob: bornOn } = row;
  return childKeyOf({ firstName, lastName, bornOn });
}
