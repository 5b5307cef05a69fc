import * as v from 'valibot';
import { characterCount, isStorable } from '#lib/written-text.ts';
import { fitsIntoCode } from './second-factor/totp.server.ts';

/** What the public client sends, field by field; the server looks at nothing else in it. */
const LONGEST_TYPED = 1024;
const LARGEST_METADATA = 4096;
const LONGEST_NAME = 100;

const text = (name: string, longest = LONGEST_TYPED) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.check(isStorable, `${name} has a character that cannot be stored`),
    v.maxLength(longest, `${name} is too long`),
  );

const email = text('email');
const password = text('password');
const metadata = v.pipe(
  v.custom<Record<string, unknown>>(
    (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
    'data must be an object',
  ),
  v.check((data) => JSON.stringify(data).length <= LARGEST_METADATA, 'data is too large'),
);

export const signUpSchema = v.object({ email, password, data: v.optional(v.nullable(metadata)) });
export const passwordGrantSchema = v.object({ email, password });
export const refreshGrantSchema = v.object({ refresh_token: text('refresh_token') });
export const recoverSchema = v.object({ email });
export const resendSchema = v.object({
  type: v.picklist(['signup', 'email_change'], 'type must be signup or email_change'),
  email,
});

export const userSchema = v.object({
  email: v.optional(v.nullable(email)),
  password: v.optional(v.nullable(password)),
  current_password: v.optional(v.nullable(text('current_password'))),
  data: v.optional(v.nullable(metadata)),
});

const linkKind = v.picklist(
  ['signup', 'email', 'recovery', 'invite', 'email_change'],
  'type must be signup, email, recovery, invite or email_change',
);
export const verifySchema = v.pipe(
  v.object({
    type: linkKind,
    token_hash: v.optional(text('token_hash')),
    token: v.optional(text('token')),
    email: v.optional(email),
  }),
  v.check((link) => Boolean(link.token_hash ?? link.token), 'token_hash is missing'),
  v.transform(({ type, token_hash, token, email }) => ({
    kind: type === 'email' ? ('signup' as const) : type,
    token: token_hash ?? token ?? '',
    email,
  })),
);

const shortText = (name: string) =>
  v.pipe(
    text(name),
    v.check(
      (given) => characterCount(given) <= LONGEST_NAME,
      `${name} must be ${LONGEST_NAME} characters or fewer`,
    ),
  );
export const enrollSchema = v.pipe(
  v.object({
    factor_type: v.literal('totp', 'factor_type must be totp'),
    friendly_name: v.optional(v.nullable(shortText('friendly_name'))),
    issuer: v.optional(
      v.nullable(v.pipe(shortText('issuer'), v.check(fitsIntoCode, 'issuer is too long'))),
    ),
  }),
  v.transform(({ friendly_name, issuer }) => ({
    friendlyName: friendly_name || 'Authenticator app',
    issuer: issuer || undefined,
  })),
);
export const codeSchema = v.object({
  challenge_id: text('challenge_id'),
  code: v.pipe(
    text('code'),
    v.transform((code) => code.replace(/\s+/g, '')),
  ),
});
