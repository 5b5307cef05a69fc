import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { inSeconds } from '../sessions/access-tokens.server.ts';
import { owesSecondFactor, type SignedIn } from '../sessions/authorization.server.ts';
import { countCode, forgetCodes } from '../sessions/limits.server.ts';
import {
  type AuthSession,
  endSessions,
  liftSession,
  presentSession,
} from '../sessions/sessions.server.ts';
import type { FactorRow } from '../tables.server.ts';
import { findFactor, hasPasskey } from './factor-list.server.ts';
import { takeRecoveryCode } from './recovery-codes.server.ts';
import { tellOwner } from './tell-owner.server.ts';
import { findTimeStep, openSecret } from './totp.server.ts';

const CHALLENGE_MS = 5 * 60_000;
/** Open at once for one factor: a few tabs and devices. */
const MOST_CHALLENGES = 10;

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
 * Takes a code of the app. The session is lifted to the second level; at a factor's first code the account's other
 * sessions end. Of an account with a passkey no code of an app counts.
 */
export async function verifyFactor(
  services: AccountServices,
  signedIn: SignedIn,
  answer: { factorId: string; challengeId: string; code: string },
): Promise<AuthOutcome<AuthSession>> {
  const { account, session } = signedIn;
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
    const counts = factor.status === 'verified';
    if (counts && (await hasPasskey(transaction, account.id))) return refuse('mfa_passkey_needed');
    // One that was begun by whoever knew the password, before the account got the factor that guards it.
    if (!counts && (await owesSecondFactor(transaction, signedIn))) {
      return refuse('insufficient_aal');
    }
    if (!(await takeCode(transaction, services, factor, answer.code))) {
      return refuse('mfa_verification_failed');
    }
    await transaction.deleteFrom('factor_challenges').where('factor_id', '=', factor.id).execute();
    const own = { accountId: account.id, sessionId: session.id };
    if (counts) await recordOfStaff(transaction, account, now, 'signedIn', 'with a second factor');
    else {
      await endSessions(transaction, own, 'others');
      await tellOwner(transaction, services, account, 'secondFactorOn');
    }
    await forgetCodes(transaction, account.id, services.secret);
    return done(await liftSession(transaction, session, 'totp', now));
  });
  if (lifted.outcome === 'refused') return lifted;
  services.mail.wake();
  return done(await presentSession(services, lifted.value));
}

/** Takes one of the recovery codes in the place of a lost app or passkey: it lifts the session like them, once. */
export async function verifyRecoveryCode(
  services: AccountServices,
  { account, session }: SignedIn,
  code: string,
): Promise<AuthOutcome<AuthSession>> {
  const tooMany = await countCode(services, account.id);
  if (tooMany) return tooMany;
  const lifted = await services.store.write(async (transaction) => {
    if (!(await takeRecoveryCode(transaction, account.id, code, services.secret))) {
      return refuse('mfa_verification_failed');
    }
    await tellOwner(transaction, services, account, 'recoveryCodeUsed');
    await forgetCodes(transaction, account.id, services.secret);
    return done(await liftSession(transaction, session, 'recovery_code', services.clock.now()));
  });
  if (lifted.outcome === 'refused') return lifted;
  services.mail.wake();
  return done(await presentSession(services, lifted.value));
}

/** Whether the code is the app's; it is used up. */
async function takeCode(
  transaction: WriteTransaction,
  { clock, secret }: AccountServices,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  const totpSecret = openSecret(factor.sealed_secret, secret);
  const step = findTimeStep(totpSecret, code, now, factor.last_time_step);
  return step !== undefined && takeStep(transaction, factor, step, now);
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
