import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { MealPayment } from '../meal-payment.ts';
import { REFUSAL_TITLE } from './payment-schema.ts';

/** What the server answers to the form when it is posted without a script. */
export type PostedPayment =
  | { reference: string; amountKwacha: number }
  | { payment: MealPayment; refusal: Refusal };

/** The refusal for a program that filled in what no person sees. */
export function programRefusal(form: FormData): Refusal | undefined {
  return isHoneypotFilled(form) ? refusalOf(CAUGHT) : undefined;
}

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string): Refusal {
  return { title: REFUSAL_TITLE, detail, errors: [] };
}

/** The store did not take what was posted without a script; the words come back with the page. */
export const NOT_STORED: Refusal = {
  title: 'Not sent yet',
  detail:
    'The school’s website had a problem and could not take this. What you wrote is still in the form. Please press the button again in a few minutes, or call us.',
  errors: [],
};
