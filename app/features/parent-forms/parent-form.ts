import type { SubmissionKind } from '#forms/submission-kind.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

/**
 * A short form for parents, on one page: what it asks, and where it goes. Everything else about it is the same for all
 * of them: device, delivery, receipt, desk and status (docs/decisions/0030).
 */
export interface ParentForm extends SubmissionKind {
  prefix: string;
  /** Where the school takes it. */
  api: string;
  /** The device's list of what was sent, after the slug. */
  list: string;
  /** Mails and logs do not even say what it is about. */
  isConfidential?: true;
  /** `name`, `email` and `phone` are among them. */
  questions: readonly FormQuestion[];
  /** What no single question can tell. */
  findErrors?(answers: FormAnswers, today: PlainDate): FieldError[];
  /** What texts may name once the answers are known, such as `{amount}`. */
  factsOf?(answers: FormAnswers, facts: Record<string, string>): Record<string, string>;
}

export interface FormQuestion {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'radios' | 'checkboxes';
  hint?: string;
  /** Said when it is empty; a question without it is optional. */
  missing?: string;
  /** The longest answer, in characters (code points). */
  limit: number;
  autoComplete?: string;
  rows?: number;
  /** Of radios and checkboxes; a label may name facts. */
  choices?(today: PlainDate): readonly Choice[];
  /** Whether a value is taken that is not offered today. */
  takes?(value: string, today: PlainDate): boolean;
}

export interface Choice {
  value: string;
  label: string;
}

export interface FieldError {
  field: string;
  message: string;
}

/** Every question of the form by its name, as typed; several ticked choices with commas between them. */
export type FormAnswers = Record<string, string>;

export function emptyAnswers({ questions }: ParentForm): FormAnswers {
  return Object.fromEntries(questions.map(({ name }) => [name, '']));
}

/** The answers in `source` that are text; empty text for the others. */
export function answersFrom(form: ParentForm, source: Record<string, unknown>): FormAnswers {
  const answers = emptyAnswers(form);
  for (const { name } of form.questions) {
    const value = Object.keys(source).includes(name) ? source[name] : undefined;
    if (typeof value === 'string') answers[name] = value;
  }
  return answers;
}

/** The same from a form as a browser gives it, where each ticked box is an entry of its own. */
export function answersFromFields(form: ParentForm, fields: FormData): FormAnswers {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(form.questions.map(({ name }) => [name, texts(name).join(',')]));
}

export function isUnanswered(answers: FormAnswers): boolean {
  return Object.values(answers).every((answer) => answer.trim() === '');
}

export function isSameForm(form: ParentForm, one: FormAnswers, other: FormAnswers): boolean {
  return form.questions.every(({ name }) => one[name]?.trim() === other[name]?.trim());
}

/** The ticked choices of an answer. */
export function chosenIn(answer: string | undefined): string[] {
  return (answer ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}
