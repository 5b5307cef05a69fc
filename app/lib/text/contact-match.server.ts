import { isSameText } from '../crypto/signed-text.server.ts';
import { phoneKey } from './contact-match.ts';

/**
 * Whether what somebody types is the email address, or the end of the phone number, that stands in a record. For a
 * record that nobody has it is compared as well, so that the time of the answer tells nothing.
 */
export function matchesContact(
  typed: string,
  held: { phone: string; email: string } | undefined,
): boolean {
  const text = typed.trim().toLowerCase();
  const key = phoneKey(text);
  const isEmail = isSameText(text, (held?.email ?? '').toLowerCase());
  const isPhone = isSameText(key, phoneKey(held?.phone ?? ''));
  return (text !== '' && isEmail) || (key !== '' && isPhone);
}
