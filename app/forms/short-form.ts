import type * as v from 'valibot';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { FormAnswers } from './form-answers.ts';
import type { FieldError } from './refusal.ts';
import type { SubmissionKind } from './submission-kind.ts';

/**
 * A form on one page: what it asks, and where it goes. Everything else about it is the same for all of them: fields,
 * draft, delivery, what the server takes and answers (docs/decisions/0059, 0102). `Day` is what its choices and rules
 * go by: today, unless told.
 */
export interface ShortForm<Name extends string = string, Day = PlainDate>
  extends SubmissionKind,
    SentForm,
    AskedForm<Name, Day> {
  prefix: string;
  /** The answers that its receipt speaks of. They stand in the browser's history with it: nobody's name. */
  onReceipt?: readonly Name[];
}

/** Where a form goes, and where the device keeps it. */
export interface SentForm {
  /** Where the school takes it. */
  api: string;
  /** The device's list of what was sent, after the slug. */
  list: string;
  /** Where the device keeps what is typed, after the slug; `list` with `-draft` unless told. */
  draft?: string;
}

/** What a form asks, and by what rules it is judged. */
export interface AskedForm<Name extends string = string, Day = PlainDate> {
  questions: readonly FormQuestion<Name, Day>[];
  /** The same questions, where one is asked after the other; each step is judged by itself. */
  steps?: readonly FormStep<Name, Day>[];
  /** What the page itself may fill in: alone it is nobody's words. */
  prefilled?: readonly Name[];
  /** How its refusals read, where the specification has words of their own for it. */
  refuses?: { title: string; incomplete?: string; end?: string };
  /** What no single question can tell; of a form with steps also while other answers are wrong. */
  findErrors?(answers: FormAnswers<Name>, day: Day): FieldError[];
}

/** One step of a form. */
export interface FormStep<Name extends string = string, Day = PlainDate> {
  id: string;
  name: string;
  heading: string;
  /** Said when a required answer of the step is missing. */
  refusal: string;
  groups: readonly QuestionGroup<Name, Day>[];
}

interface QuestionGroup<Name extends string = string, Day = PlainDate> {
  title: string;
  /** In place of "(optional)" at every single question. */
  optional?: true;
  questions: readonly FormQuestion<Name, Day>[];
}

/** A form whatever its choices go by, and what such a form asks. */
export type AnyForm<Name extends string = string> = ShortForm<Name, never>;
export type AnyAsked<Name extends string = string> = AskedForm<Name, never>;

export interface FormQuestion<Name extends string = string, Day = PlainDate> {
  name: Name;
  label: string;
  /** The answer to a `date` is a plain date, such as `2026-05-14`. */
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'textarea'
    | 'radios'
    | 'checkboxes'
    | 'select'
    | 'file';
  hint?: string;
  placeholder?: string;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The page says it, and nobody changes it. */
  isFixed?: boolean;
  spellCheck?: false;
  /** Said when it is empty; a question without it is optional. */
  missing?: string;
  /** The longest answer, in characters (code points). */
  limit: number;
  autoComplete?: string;
  inputMode?: 'decimal';
  rows?: number;
  /** Of a `file`, whose answer is the name that its sender gave it. */
  file?: FileRules;
  /** Of radios, checkboxes and selects; a label may name facts. */
  choices?(day: Day): readonly Choice[];
  /** Said when something else was sent, or a day that does not exist. */
  notOffered?: string;
  /** Whether a value is taken that is not offered today. */
  takes?(value: string, day: Day): boolean;
  /** How an answer is stored, such as `1250` for `K 1,250`. */
  tidy?(text: string): string;
  /** What is wrong with a tidied answer beyond its kind. */
  faultIn?(text: string, day: Day): string | undefined;
}

/** What a file has to be like. */
export interface FileRules {
  /** For the browser's list of files, such as `.pdf,.doc`. */
  accept: string;
  /** Decides by its name and its size. */
  schema: v.GenericSchema<unknown, File>;
  /** Everything that can be wrong with it before its bytes are read: what to do about it, and the HTTP status that says so to a program. */
  faults: Readonly<Record<'several' | 'unreadable' | 'tooLarge', FileFault>>;
  /** Asks for it once more: no browser puts a file back into a page. */
  again: string;
}

export interface FileFault {
  status: number;
  message: string;
}

interface Choice {
  value: string;
  label: string;
}

export function questionsOf<Name extends string, Day>(
  step: FormStep<Name, Day>,
): FormQuestion<Name, Day>[] {
  return step.groups.flatMap(({ questions }) => questions);
}
