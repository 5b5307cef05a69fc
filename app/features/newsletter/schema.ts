import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from '#lib/written-text.ts';

export const EMAIL_LIMIT = 254;

/** Specification, section 5: an empty address is refused; its format is not judged here. */
export const MISSING_EMAIL = 'Please enter your email address.';
export const REFUSAL_TITLE = 'Error';
export const THANKS = { title: 'Success!', text: 'Thank you for subscribing to our newsletter!' };

export const subscriptionSchema = v.object({
  email: v.pipe(
    v.string(MISSING_EMAIL),
    v.trim(),
    v.nonEmpty(MISSING_EMAIL),
    v.check(isStorable, 'The email address has a character that cannot be stored.'),
    v.check(isOneLine, 'The email address must be one line.'),
    v.check(
      (text) => characterCount(text) <= EMAIL_LIMIT,
      `The email address must be ${EMAIL_LIMIT} characters or fewer.`,
    ),
  ),
});
