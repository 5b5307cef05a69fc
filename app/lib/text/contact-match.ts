import { digitsOf } from './telephone.ts';

export const CONTACT_MATCH_LABEL = 'Last four digits of your phone number, or your email address';
export const CONTACT_MATCH_MISSING =
  'Enter the last four digits of your phone number, or your email address';

/** How many digits of the phone number show that somebody is who sent a form. */
const KEY_DIGITS = 4;

/** The last four digits of a phone number, also of a whole one; empty for anything else, such as an email address. */
export function phoneKey(text: string): string {
  const digits = text.includes('@') ? '' : digitsOf(text);
  return digits.length >= KEY_DIGITS ? digits.slice(-KEY_DIGITS) : '';
}
