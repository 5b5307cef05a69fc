import { type Answers, answerNames } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';

/** `studentDOB` is `student_dob`, `parent1FirstName` is `parent1_first_name`. */
type SnakeCase<
  Name extends string,
  AfterSmall extends boolean = false,
> = Name extends `${infer One}${infer Rest}`
  ? One extends Lowercase<One>
    ? `${One}${SnakeCase<Rest, true>}`
    : `${AfterSmall extends true ? '_' : ''}${Lowercase<One>}${SnakeCase<Rest, false>}`
  : '';

/** The columns that hold the answers: one for each, so that a new question needs a migration and no other place. */
export type AnswerColumns = { [Name in AnswerName as SnakeCase<Name>]: string };

export function columnsOf(answers: Answers): AnswerColumns;
/** Of those answers that are given: what else stands in a row is not written again. */
export function columnsOf(answers: Partial<Answers>): Partial<AnswerColumns>;
export function columnsOf(answers: Partial<Answers>): Partial<AnswerColumns> {
  const given = answerNames.filter((name) => answers[name] !== undefined);
  return Object.fromEntries(given.map((name) => [columnOf(name), answers[name]]));
}

/** The answers as they stand in the table now, with what the office and the family have corrected since. */
export function answersOfRow(row: Partial<AnswerColumns>): Answers {
  return Object.fromEntries(answerNames.map((name) => [name, answerOf(row, name)])) as Answers;
}

/** One of the answers in a row. */
export function answerOf(row: Partial<AnswerColumns>, name: AnswerName): string {
  const columns: Readonly<Record<string, string | undefined>> = row;
  return String(columns[columnOf(name)] ?? '');
}

function columnOf(name: AnswerName): string {
  return name.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
