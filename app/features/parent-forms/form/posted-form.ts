import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { FormAnswers } from '../parent-form.ts';
import { REFUSAL_TITLE } from './schema.ts';

/** What the server answers to a form that is posted without a script. */
export type PostedForm =
  | { reference: string; answers: FormAnswers }
  | { refusal: Refusal; answers: FormAnswers };

/** The refusal for a program that filled in what no person sees. */
export function programRefusal(fields: FormData): Refusal | undefined {
  return isHoneypotFilled(fields) ? refusalOf(CAUGHT) : undefined;
}

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string): Refusal {
  return { title: REFUSAL_TITLE, detail, errors: [] };
}

/** The store did not take what was posted without a script; the words come back with the page. */
export const NOT_STORED: Refusal = {
  title: 'Not sent yet',
  detail:
    'The school’s website had a problem and could not take your form. What you typed is still in it. Please send it again in a few minutes, or call us.',
  errors: [],
};
