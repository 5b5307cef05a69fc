import type { FormAnswers } from '#forms/form-answers.ts';
import type { FormQuestion, ShortForm } from '#forms/short-form.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

/** Answers that any short form takes, made from its questions: a new form needs no sample of its own. */
export function answersFor({ questions }: ShortForm, today: PlainDate): FormAnswers {
  return Object.fromEntries(
    questions.map((question) => [question.name, answerTo(question, today)]),
  );
}

function answerTo({ name, kind, choices }: FormQuestion, today: PlainDate): string {
  const offered = (choices?.(today) ?? []).map(({ value }) => value);
  switch (kind) {
    case 'text':
      return `The ${name}`;
    case 'textarea':
      return `The ${name}.\nAnd a second line.`;
    case 'email':
      return 'Ruth@mail.example';
    case 'tel':
      return '+260 97 000 0000';
    case 'date':
      return today;
    case 'file':
      return '';
    case 'radios':
    case 'select':
      return offered[0] ?? '';
    case 'checkboxes':
      return offered.join(',');
  }
}
