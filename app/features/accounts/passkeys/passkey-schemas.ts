import * as v from 'valibot';
import { shortText, text, withFields } from '../protocol/auth-schemas.ts';

/** A signature of RSA, a key and a statement about the device take a few kilobytes in this writing. */
const LONGEST_PART = 16 * 1024;
const LONGEST_ID = 2048;

/** A part of an answer, as WebAuthn writes bytes: base64url without padding. */
const bytes = (name: string, longest = LONGEST_PART) =>
  v.pipe(text(name, longest), v.regex(/^[\w-]+$/, `${name} must be base64url`));

const transports = v.fallback(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)),
  [],
);

const credential = <const Response extends v.ObjectEntries>(response: Response) =>
  withFields({
    id: bytes('id', LONGEST_ID),
    rawId: bytes('rawId', LONGEST_ID),
    type: v.literal('public-key', 'type must be public-key'),
    response: withFields(response),
  });

/** What `registerPasskey` of the public client sends. */
export const newPasskeySchema = withFields({
  challenge_id: text('challenge_id'),
  credential: credential({
    clientDataJSON: bytes('clientDataJSON'),
    attestationObject: bytes('attestationObject'),
    transports: v.optional(transports, []),
  }),
});

/** What `signInWithPasskey` of the public client sends. */
export const shownPasskeySchema = withFields({
  challenge_id: text('challenge_id'),
  credential: credential({
    clientDataJSON: bytes('clientDataJSON'),
    authenticatorData: bytes('authenticatorData'),
    signature: bytes('signature'),
    userHandle: v.nullish(bytes('userHandle')),
  }),
});

export const passkeyNameSchema = withFields({
  friendly_name: v.pipe(
    shortText('friendly_name'),
    v.trim(),
    v.nonEmpty('friendly_name is missing'),
  ),
});

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;
export type ShownPasskey = v.InferOutput<typeof shownPasskeySchema>;
