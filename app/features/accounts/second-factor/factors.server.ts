import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { queueLetter } from '../mail-links/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { inSeconds, type SecondMethod } from '../sessions/access-tokens.server.ts';
import type { SignedIn } from '../sessions/authorization.server.ts';
import { isFresh } from '../sessions/fresh-sign-in.server.ts';
import { countCode, forgetCodes } from '../sessions/limits.server.ts';
import {
  type AuthSession,
  endSessions,
  liftSession,
  lowerSessions,
  presentSession,
} from '../sessions/sessions.server.ts';
import type { AccountRow, FactorRow } from '../tables.server.ts';
import { dropBegunFactors } from './drop-factors.server.ts';
import { hasVerifiedFactor } from './factor-list.server.ts';
import { qrSvg } from './qr-code.server.ts';
import { dropRecoveryCodes, takeRecoveryCode } from './recovery-codes.server.ts';
import {
  base32,
  findTimeStep,
  newTotpSecret,
  openSecret,
  sealSecret,
  totpAddress,
} from './totp.server.ts';

const MOST_FACTORS = 10;
const CHALLENGE_MS = 5 * 60_000;
/** Open at once for one factor: a few tabs and devices. */
const MOST_CHALLENGES = 10;

export interface EnrolledFactor {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

/**
 * A second factor that counts once its first code has been shown. One that was begun and left is replaced. Asks for a
 * fresh sign-in: whoever finds a phone unlocked must not lock its owner out.
 */
export async function enrollFactor(
  services: AccountServices,
  { account, session }: SignedIn,
  { friendlyName, issuer }: { friendlyName: string; issuer?: string | undefined },
): Promise<AuthOutcome<EnrolledFactor>> {
  const now = services.clock.now();
  const at = now.toISOString();
  const secret = newTotpSecret();
  const factor: FactorRow = {
    id: crypto.randomUUID(),
    account_id: account.id,
    friendly_name: friendlyName,
    status: 'unverified',
    sealed_secret: sealSecret(secret, services.secret),
    last_time_step: 0,
    created_at: at,
    updated_at: at,
  };
  const refused = await services.store.write(async (transaction) => {
    await dropBegunFactors(transaction, account.id);
    const verified = await transaction
      .selectFrom('factors')
      .select('friendly_name')
      .where('account_id', '=', account.id)
      .execute();
    if (verified.length > 0 && session.aal !== 'aal2') return refuse('insufficient_aal');
    if (!isFresh(session, now)) return refuse('reauthentication_needed');
    if (verified.length >= MOST_FACTORS) return refuse('too_many_enrolled_mfa_factors');
    if (verified.some((one) => one.friendly_name === friendlyName)) {
      return refuse('mfa_factor_name_conflict');
    }
    await transaction.insertInto('factors').values(factor).execute();
    return undefined;
  });
  if (refused) return refused;
  const uri = totpAddress(secret, issuer ?? services.content.school.name, account.email);
  return done({
    id: factor.id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: qrSvg(uri), secret: base32(secret), uri },
  });
}

/** Opens a question that a code answers within five minutes. The oldest gives way when very many are open. */
export async function challengeFactor(
  services: AccountServices,
  { account }: SignedIn,
  factorId: string,
): Promise<AuthOutcome<{ id: string; type: 'totp'; expires_at: number }>> {
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const id = crypto.randomUUID();
  const isKnown = await services.store.write(async (transaction) => {
    if (!(await findFactor(transaction, account.id, factorId))) return false;
    const newest = transaction
      .selectFrom('factor_challenges')
      .select('id')
      .where('factor_id', '=', factorId)
      .orderBy('created_at', 'desc')
      .limit(MOST_CHALLENGES - 1);
    await transaction
      .deleteFrom('factor_challenges')
      .where('factor_id', '=', factorId)
      .where('id', 'not in', newest)
      .execute();
    await transaction
      .insertInto('factor_challenges')
      .values({
        id,
        factor_id: factorId,
        created_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute();
    return true;
  });
  if (!isKnown) return refuse('mfa_factor_not_found');
  return done({ id, type: 'totp', expires_at: inSeconds(expiresAt) });
}

/**
 * Takes a code of the app, or in its place one of the recovery codes. The session is lifted to the second level; at a
 * factor's first code, which must be the app's, the account's other sessions end.
 */
export async function verifyFactor(
  services: AccountServices,
  { account, session }: SignedIn,
  answer: { factorId: string; challengeId: string; code: string },
): Promise<AuthOutcome<AuthSession>> {
  const tooMany = await countCode(services, account.id);
  if (tooMany) return tooMany;
  const now = services.clock.now();
  const lifted = await services.store.write(async (transaction) => {
    const factor = await findFactor(transaction, account.id, answer.factorId);
    if (!factor) return refuse('mfa_factor_not_found');
    const challenge = await transaction
      .selectFrom('factor_challenges')
      .select('id')
      .where('id', '=', answer.challengeId)
      .where('factor_id', '=', factor.id)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (!challenge) return refuse('mfa_challenge_expired');
    const method = await takeCode(transaction, services, factor, answer.code);
    if (!method) return refuse('mfa_verification_failed');
    await transaction.deleteFrom('factor_challenges').where('factor_id', '=', factor.id).execute();
    const own = { accountId: account.id, sessionId: session.id };
    if (factor.status === 'unverified') {
      await endSessions(transaction, own, 'others');
      await tell(transaction, services, account, 'secondFactorOn');
    }
    if (method === 'recovery_code') await tell(transaction, services, account, 'recoveryCodeUsed');
    else if (factor.status === 'verified') {
      const act = { act: 'signedIn' as const, detail: 'with a second factor' };
      await recordOfStaff(transaction, account, act, now);
    }
    await forgetCodes(transaction, account.id, services.secret);
    return done(await liftSession(transaction, session, method, now));
  });
  if (lifted.outcome === 'refused') return lifted;
  services.mail.wake();
  const { session: second, refreshToken } = lifted.value;
  return done(await presentSession(services, second, refreshToken));
}

/**
 * Removes a second factor. One that counts can be removed only by who has just shown it, and takes every session of the
 * account back to the first level; the recovery codes go with the last one.
 */
export async function removeFactor(
  services: AccountServices,
  { account, session }: SignedIn,
  factorId: string,
): Promise<AuthOutcome<{ id: string }>> {
  const removed = await services.store.write(async (transaction) => {
    const factor = await findFactor(transaction, account.id, factorId);
    if (!factor) return refuse('mfa_factor_not_found');
    const counts = factor.status === 'verified';
    if (counts && session.aal !== 'aal2') return refuse('insufficient_aal');
    if (counts && !isFresh(session, services.clock.now())) return refuse('reauthentication_needed');
    await transaction.deleteFrom('factors').where('id', '=', factor.id).execute();
    if (counts) {
      await lowerSessions(transaction, account.id);
      const isLast = !(await hasVerifiedFactor(transaction, account.id));
      if (isLast) await dropRecoveryCodes(transaction, account.id);
      await tell(transaction, services, account, 'secondFactorOff');
    }
    return done({ id: factor.id });
  });
  services.mail.wake();
  return removed;
}

const acts = {
  secondFactorOn: 'second factor on',
  secondFactorOff: 'second factor off',
  recoveryCodeUsed: 'recovery code used',
};

/** The owner hears by mail what became of the second factor; of staff the record of acts keeps it as well. */
async function tell(
  transaction: WriteTransaction,
  services: AccountServices,
  account: AccountRow,
  what: keyof typeof acts,
): Promise<void> {
  const letter = { letter: what, to: account.email, link: services.publicUrl };
  await queueLetter(transaction, services, letter);
  const act = { act: 'changed' as const, detail: acts[what] };
  await recordOfStaff(transaction, account, act, services.clock.now());
}

/** How the code was right; undefined when it was not. Either kind of code is used up. */
async function takeCode(
  transaction: WriteTransaction,
  { clock, secret }: AccountServices,
  factor: FactorRow,
  code: string,
): Promise<SecondMethod | undefined> {
  const now = clock.now();
  const totpSecret = openSecret(factor.sealed_secret, secret);
  const step = findTimeStep(totpSecret, code, now, factor.last_time_step);
  if (step !== undefined && (await takeStep(transaction, factor, step, now))) return 'totp';
  if (factor.status === 'unverified') return undefined;
  const isTaken = await takeRecoveryCode(transaction, factor.account_id, code, secret);
  return isTaken ? 'recovery_code' : undefined;
}

function findFactor(transaction: WriteTransaction, accountId: string, id: string) {
  return transaction
    .selectFrom('factors')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** False when another request took the same or a newer code in between. */
async function takeStep(
  transaction: WriteTransaction,
  factor: FactorRow,
  step: number,
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('factors')
    .set({ last_time_step: step, status: 'verified', updated_at: now.toISOString() })
    .where('id', '=', factor.id)
    .where('last_time_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
