import type { FormAnswers, ShortForm } from '#forms/short-form.ts';

/** A short form for parents: all of them are worked with in one room of the desk (docs/decisions/0030). */
export interface ParentForm extends ShortForm {
  /** Mails and logs do not even say what it is about. */
  isConfidential?: true;
  /** What texts may name once the answers are known, such as `{amount}`. */
  factsOf?(answers: FormAnswers, facts: Record<string, string>): Record<string, string>;
}
