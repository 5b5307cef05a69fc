import * as v from 'valibot';
import { characterCount, isStorable } from '#lib/text/typed-text.ts';
import { fitsIntoCode } from '../second-factor/totp.server.ts';
import { refuse } from './auth-refusal.ts';

/** What the public client sends, field by field; the server looks at nothing else in it. */
const LONGEST_TYPED = 1024;
const LARGEST_METADATA = 4096;
const LONGEST_NAME = 100;

/** Says in plain words which field is missing. */
export const withFields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ expected }) => `${expected} is missing`);

export const text = (name: string, longest = LONGEST_TYPED) =>
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

/** What a sign-up without an address or a password means, the protocol has its own codes for: `signUp` answers. */
export const signUpSchema = withFields({
  email: v.nullish(email, ''),
  password: v.nullish(password, ''),
  data: v.nullish(metadata),
});
export const passwordGrantSchema = withFields({
  email: v.pipe(v.nullish(email, ''), v.nonEmpty('email is missing')),
  password: v.nullish(password, ''),
});
export const ownPasswordSchema = withFields({ password });
export const refreshGrantSchema = withFields({ refresh_token: text('refresh_token') });
export const recoverSchema = withFields({ email });
export const resendSchema = withFields({
  type: v.picklist(['signup', 'email_change'], 'type must be signup or email_change'),
  email,
});

export const userSchema = withFields({
  email: v.nullish(email),
  password: v.nullish(password),
  current_password: v.nullish(text('current_password')),
  data: v.nullish(metadata),
});

const notOffered = {
  phone: refuse('phone_provider_disabled'),
  app_metadata: refuse('not_admin'),
  nonce: refuse('reauthentication_not_valid'),
  code_challenge: refuse('validation_failed', { message: 'PKCE is not offered here' }),
};

/** The refusal of a body that asks for something the protocol has and this school has not. */
export function asksForMore(body: object) {
  for (const [name, refused] of Object.entries(notOffered)) {
    // The client sends empty ones along when nobody asked for them.
    if (name in body && !isEmpty(body[name as keyof typeof body])) return refused;
  }
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

const linkKind = v.picklist(
  ['signup', 'email', 'recovery', 'invite', 'email_change'],
  'type must be signup, email, recovery, invite or email_change',
);
export const verifySchema = v.pipe(
  withFields({
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

export const shortText = (name: string) =>
  v.pipe(
    text(name),
    v.check(
      (given) => characterCount(given) <= LONGEST_NAME,
      `${name} must be ${LONGEST_NAME} characters or fewer`,
    ),
  );
export const enrollSchema = v.pipe(
  withFields({
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
export const codeSchema = withFields({
  challenge_id: text('challenge_id'),
  code: v.pipe(
    text('code'),
    v.transform((code) => code.replace(/\s+/g, '')),
  ),
});
export const recoveryCodeSchema = withFields({ code: text('code') });
