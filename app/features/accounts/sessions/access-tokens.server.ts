import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { keyFor } from '#lib/crypto/secret.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { AssuranceLevel } from '../tables.server.ts';

/** The client refreshes when less than 90 seconds are left, so most requests carry one that lasts a while. */
export const ACCESS_TOKEN_SECONDS = 30 * 60;

const AUDIENCE = 'authenticated';
const ALGORITHM = 'HS256';

/** What lifts a session to the second level. */
export type SecondMethod = 'totp' | 'recovery_code' | 'webauthn';

/** How somebody showed who they are, and when (seconds since 1970), as the protocol's `amr` claim lists it. */
export interface SignInMethod {
  method: 'password' | 'otp' | SecondMethod;
  timestamp: number;
}

interface TokenSubject {
  accountId: string;
  sessionId: string;
  email: string;
  aal: AssuranceLevel;
  /** The oldest first. */
  methods: SignInMethod[];
}

export type TokenMaker = Needs<'publicUrl' | 'secret'>;

const claimsSchema = v.object({ sub: v.string(), session_id: v.string() });

export function signAccessToken(
  { secret, publicUrl }: TokenMaker,
  { accountId, sessionId, email, aal, methods }: TokenSubject,
  now: Date,
): Promise<string> {
  const issuedAt = inSeconds(now);
  return new SignJWT({
    email,
    phone: '',
    role: AUDIENCE,
    aal,
    amr: methods.toReversed(),
    session_id: sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(issuerOf(publicUrl))
    .setSubject(accountId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keyFor('access tokens', secret));
}

/**
 * Whose token it is; undefined for one that is forged, expired, not ours or not signed at all. The session behind it
 * may have ended all the same: that only the database knows.
 */
export async function readAccessToken(
  { secret, publicUrl }: TokenMaker,
  token: string,
  now: Date,
): Promise<{ accountId: string; sessionId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor('access tokens', secret), {
      algorithms: [ALGORITHM],
      issuer: issuerOf(publicUrl),
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const claims = v.safeParse(claimsSchema, payload);
    if (!claims.success) return undefined;
    return { accountId: claims.output.sub, sessionId: claims.output.session_id };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

export function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function issuerOf(publicUrl: string): string {
  return `${publicUrl}/auth/v1`;
}
