import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import { MISSING_EMAIL } from './notices.ts';

const EMAIL_LIMIT = 254;

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
