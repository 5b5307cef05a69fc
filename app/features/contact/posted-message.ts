import { CAUGHT, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { ContactMessage } from './contact-message.ts';
import { REFUSAL_TITLE } from './schema.ts';

/** What the server answers to the form when it is posted without a script. */
export type PostedMessage = { reference: string } | { message: ContactMessage; refusal: Refusal };

/** The refusal for a program that filled in what no person sees. */
export function programRefusal(form: FormData): Refusal | undefined {
  if (!isHoneypotFilled(form)) return undefined;
  return refusalOf(CAUGHT);
}

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string): Refusal {
  return { title: REFUSAL_TITLE, detail, errors: [] };
}

/** The store did not take a message that was posted without a script; the words come back with the page. */
export const NOT_STORED: Refusal = {
  title: 'Not sent yet',
  detail:
    'The school’s website had a problem and could not take your message. It is still in the form. Please press Send Message again in a few minutes, or call us.',
  errors: [],
};
