/** How many digits of the phone number show that somebody is who made the reference. */
export const KEY_DIGITS = 4;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * What a person types as the key, in the form in which it is compared: an email address in small letters, or the last
 * four digits of a phone number, also of a whole one. Empty when it is neither.
 */
export function comparableProof(typed: string): string {
  const text = typed.trim().toLowerCase();
  if (text.includes('@')) return text;
  const digits = digitsOf(text);
  return digits.length >= KEY_DIGITS ? digits.slice(-KEY_DIGITS) : '';
}
