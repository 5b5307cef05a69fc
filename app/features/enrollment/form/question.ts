import type { AnswerName } from './limits.ts';

/** One question of the enrollment form. */
export interface Question {
  name: AnswerName;
  label: string;
  kind: 'text' | 'date' | 'tel' | 'email' | 'select' | 'textarea';
  /** What to do when the answer is missing. Only required questions have it. */
  missing?: string;
  hint?: string;
  placeholder?: string;
  /** Autofill only for the person who fills in the form, never for the child. */
  autoComplete?: string;
  rows?: number;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The choices; `years` are those that can be applied for. */
  options?: (years: readonly string[]) => Option[];
}

interface Option {
  value: string;
  label: string;
}

export interface QuestionGroup {
  title: string;
  /** In place of "(optional)" at every single question. */
  optional?: true;
  questions: Question[];
}

export interface Step {
  id: 'student' | 'parents' | 'emergency';
  name: string;
  heading: string;
  /** Shown when a required answer of the step is missing (specification, section 5). */
  refusal: string;
  groups: QuestionGroup[];
}
