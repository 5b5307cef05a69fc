import type { FormAnswers } from '#forms/form-answers.ts';
import type { FormQuestion, ShortForm } from '#forms/short-form.ts';
import type { FormStatuses } from './form-statuses.ts';

/** A short form for parents: all of them are worked with in one room of the desk (docs/decisions/0030). */
export interface ParentForm extends ShortForm {
  /** None of kind `file`: their answers are kept as text, and a file has no place in their table. */
  questions: readonly (FormQuestion & { kind: Exclude<FormQuestion['kind'], 'file'> })[];
  /** Mails and logs do not even say what it is about. */
  isConfidential?: true;
  /** What texts may name once the answers are known, such as `{amount}`. */
  factsOf?(answers: FormAnswers, facts: Record<string, string>): Record<string, string>;
}

/** What is the same in each of them. */
export const everyParentForm = {
  room: 'parents',
  mails: ['parents-'],
  received: { title: 'Sent!', text: 'Thank you. The school has your form.' },
} as const;

export type QuestionOf<Form extends ParentForm> = Form['questions'][number]['name'];

/** The lines of `content/retention.yaml` that are about forms for parents. */
export const timesOfKeeping = [
  'endedVolunteerApplicationDays',
  'endedPtaMembershipDays',
  'decidedMealHelpDays',
] as const;

type TimeOfKeeping = (typeof timesOfKeeping)[number];

/** A question as the office reads it, where the form speaks to the parent, and as the privacy notice names it. */
export interface AnswerAtSchool {
  label: string;
  inPrivacy: string;
}

/** What every form asks has its words already (`answers-at-school.ts`); a form may have others. */
type PersonQuestion = 'name' | 'email' | 'phone';

/**
 * What a form is to the school. It stands beside the form as a constant of its own, which only server and desk may use:
 * so phones, which have the form, do not load it. A spread in it would keep it in what they load.
 */
export interface FormAtSchool<Question extends string = string> {
  /** At the desk. */
  name: string;
  /** What its mails call it. */
  inMails: string;
  /** What the desk's first screen counts while it is new: one, and several. */
  waits: readonly [one: string, many: string];
  /** How long it is kept once it has ended. */
  keptFor: TimeOfKeeping;
  /** The questions that are answered with names of people, by which the desk finds it. */
  personNames: readonly Question[];
  answers: Record<Exclude<Question, PersonQuestion>, AnswerAtSchool> & {
    [Name in PersonQuestion]?: AnswerAtSchool;
  };
  /** The part of the privacy notice that is about it. */
  privacyPart: string;
  statuses: FormStatuses;
}
