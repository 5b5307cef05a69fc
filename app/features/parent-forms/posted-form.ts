import { CAUGHT, isHoneypotFilled } from '#lib/honeypot.ts';
import type { FormAnswers } from './parent-form.ts';
import { type FormRefusal, REFUSAL_TITLE } from './schema.ts';

/** What the server answers to a form that is posted without a script. */
export type PostedForm =
  | { reference: string; answers: FormAnswers }
  | { refusal: FormRefusal; answers: FormAnswers };

/** The refusal for a program that filled in what no person sees. */
export function programRefusal(fields: FormData): FormRefusal | undefined {
  return isHoneypotFilled(fields) ? refusalOf(CAUGHT) : undefined;
}

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string): FormRefusal {
  return { title: REFUSAL_TITLE, detail, errors: [] };
}

/** The store did not take what was posted without a script; the words come back with the page. */
export const NOT_STORED: FormRefusal = {
  title: 'Not sent yet',
  detail:
    'The school’s website had a problem and could not take your form. What you typed is still in it. Please send it again in a few minutes, or call us.',
  errors: [],
};
