import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { inSeconds } from '../sessions/access-tokens.server.ts';

const MINUTES = 5;

/** What a passkey is asked to sign, and for what its answer counts. */
interface Challenge {
  challenge: string;
  expiresAt: Date;
}

interface ChallengeServices {
  secret: string;
  clock: { now(): Date };
}

/**
 * A challenge for one purpose, good for five minutes in any process with the same secret. The id carries it, sealed, so
 * that asking fills no table; only an answered one is kept, until it is over.
 */
export function newChallenge({ secret, clock }: ChallengeServices, purpose: string) {
  const challenge = randomBytes(32).toString('base64url');
  const expires = inSeconds(clock.now()) + MINUTES * 60;
  const id = `${challenge}.${expires}.${seal(secret, purpose, challenge, expires)}`;
  return { challenge, challenge_id: id, expires_at: expires };
}

/** The challenge behind an id that was given out for this purpose; undefined when it is over or none of ours. */
export function readChallenge(
  { secret, clock }: ChallengeServices,
  purpose: string,
  id: string,
): Challenge | undefined {
  const [, challenge = '', expires = '', given = ''] =
    /^([\w-]+)\.(\d{1,12})\.([\w-]+)$/.exec(id) ?? [];
  const sealed = Buffer.from(seal(secret, purpose, challenge, Number(expires)));
  const isOurs = sealed.length === given.length && timingSafeEqual(sealed, Buffer.from(given));
  if (!isOurs || Number(expires) <= inSeconds(clock.now())) return undefined;
  return { challenge, expiresAt: new Date(Number(expires) * 1000) };
}

/** Uses a challenge up; false when an answer to it was taken before, in this process or another. */
export async function takeChallenge(
  transaction: WriteTransaction,
  { challenge, expiresAt }: Challenge,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('answered_challenges')
    .values({ challenge, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function seal(secret: string, purpose: string, challenge: string, expires: number): string {
  const key = keyFor('passkey challenges', secret);
  return createHmac('sha256', key).update(`${purpose} ${challenge} ${expires}`).digest('base64url');
}
