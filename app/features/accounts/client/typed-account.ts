import { looksLikeEmail } from '#lib/text/typed-text.ts';
import { findWeakness } from '../passwords/password-rules.ts';
import { adviceOn } from './service-message.ts';

/** The field for the present password, where another one is set beside it. */
export const CURRENT_PASSWORD = 'current-password';

/** What is missing or mistyped in an address. */
export function emailErrors(email: string) {
  const field = 'email';
  if (!email.trim()) return [{ field, message: 'Enter your email address' }];
  if (looksLikeEmail(email)) return [];
  return [{ field, message: 'Enter an email address in the form name@example.com' }];
}

export function passwordErrors(password: string) {
  return password ? [] : [{ field: 'password', message: 'Enter your password' }];
}

export function currentPasswordErrors(password: string) {
  return password ? [] : [{ field: CURRENT_PASSWORD, message: 'Enter your current password' }];
}

export function newPasswordErrors(password: string, email: string) {
  const message = password ? findWeakness(password, email)?.message : 'Choose a password';
  return message ? [{ field: 'password', message }] : [];
}

const fields = new Map([
  ['weak_password', 'password'],
  ['email_address_invalid', 'email'],
  ['current_password_invalid', CURRENT_PASSWORD],
]);

/** What the service refused, at the field that its code names; `otherwise` is the field for every other refusal. */
export function refusalOf(error: Error, otherwise?: string) {
  const field = fields.get((error as { code?: string }).code ?? '') ?? otherwise;
  const message = adviceOn(error);
  return field ? { errors: [{ field, message }] } : { errors: [], detail: message };
}
