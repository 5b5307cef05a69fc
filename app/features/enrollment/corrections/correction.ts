import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { type AnswerName, type Question, steps } from '../form/questions.ts';
import { choiceInWords } from '../form/student-step.ts';
import type { listCorrections } from './correct-answer.server.ts';

/** Characters of why an answer is corrected. */
export const REASON_LIMIT = 300;

/** An answer that the office has corrected, as its screens show it. */
export type Correction = Awaited<ReturnType<typeof listCorrections>>[number];

interface Asked {
  question: Question;
  /** The title of the group that it stands in. */
  group: string;
  /** The question with the group that it stands in: two guardians are asked the same. */
  words: string;
}

/** The questions of the form by the group that they stand in. */
export const questionGroups = steps.flatMap((step) => step.groups);

/** Every question of the form with its whole words, in order. */
export const askedQuestions: Asked[] = questionGroups.flatMap(({ title, questions }) =>
  questions.map((question) => ({ question, group: title, words: `${title}: ${question.label}` })),
);

export function questionNamed(name: AnswerName): Asked {
  const asked = askedQuestions.find(({ question }) => question.name === name);
  if (!asked) throw new Error('Every answer has its question');
  return asked;
}

/** As the office reads it: a day in its order, a choice by its label. */
export function answerInWords(name: AnswerName, answer: string): string {
  if (answer === '') return 'nothing';
  const { question } = questionNamed(name);
  if (question.kind === 'date') return dayMonthYear(answer);
  return question.kind === 'select' ? choiceInWords(answer) : answer;
}

/** Whether the child's age in the year of enrollment follows from the answer. */
export function decidesAge(name: string): boolean {
  return ['studentDOB', 'gradeLevel', 'enrollmentYear'].includes(name);
}
