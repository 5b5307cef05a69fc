import { looksLikeEmail } from '#lib/text/written-text.ts';
import { findWeakness } from '../passwords/password-rules.ts';

interface FieldError {
  field: string;
  message: string;
}

/** What is missing or mistyped in an address. */
export function emailErrors(email: string | undefined, field = 'email'): FieldError[] {
  if (!email?.trim()) return [{ field, message: 'Enter your email address' }];
  if (looksLikeEmail(email)) return [];
  return [{ field, message: 'Enter an email address in the form name@example.com' }];
}

export function presentPasswordErrors(
  password: string | undefined,
  field = 'password',
  message = 'Enter your password',
): FieldError[] {
  return password ? [] : [{ field, message }];
}

export function newPasswordErrors(
  password: string | undefined,
  email: string,
  field = 'password',
): FieldError[] {
  if (!password) return [{ field, message: 'Choose a password' }];
  const weakness = findWeakness(password, email);
  return weakness ? [{ field, message: weakness.message }] : [];
}
