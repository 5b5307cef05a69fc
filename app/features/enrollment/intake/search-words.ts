import { plainWordsOf, searchWordsOf } from '#lib/search/search-words.ts';
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

/** The same child, however its name was written: begins with the date of birth, so no name finds it by accident. */
function childKey(row: AnswerColumns): string {
  const names = plainWordsOf(row.student_first_name, row.student_last_name).toSorted();
  return [row.student_dob, ...names].join(' ');
}
