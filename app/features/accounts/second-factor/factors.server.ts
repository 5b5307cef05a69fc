import { qrSvg } from '#lib/print/qr-code.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { owesSecondFactor, type SignedIn } from '../sessions/authorization.server.ts';
import { isFresh } from '../sessions/fresh-sign-in.server.ts';
import { lowerSessions } from '../sessions/sessions.server.ts';
import type { FactorRow } from '../tables.server.ts';
import { dropBegunFactors } from './drop-factors.server.ts';
import { findFactor, hasSecondFactor } from './factor-list.server.ts';
import { dropRecoveryCodes } from './recovery-codes.server.ts';
import { tellOwner } from './tell-owner.server.ts';
import { base32, newTotpSecret, sealSecret, totpAddress } from './totp.server.ts';

const MOST_FACTORS = 10;

/**
 * A second factor that counts once its first code has been shown. One that was begun and left is replaced. Asks for a
 * fresh sign-in: whoever finds a phone unlocked must not lock its owner out.
 */
export async function enrollFactor(
  services: AccountServices,
  signedIn: SignedIn,
  { friendlyName, issuer }: { friendlyName: string; issuer?: string | undefined },
) {
  const { account, session } = signedIn;
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
    const verified = await transaction
      .selectFrom('factors')
      .select('friendly_name')
      .where('account_id', '=', account.id)
      .where('status', '=', 'verified')
      .execute();
    if (await owesSecondFactor(transaction, signedIn)) return refuse('insufficient_aal');
    if (!isFresh(session, now)) return refuse('reauthentication_needed');
    if (verified.length >= MOST_FACTORS) return refuse('too_many_enrolled_mfa_factors');
    if (verified.some((one) => one.friendly_name === friendlyName)) {
      return refuse('mfa_factor_name_conflict');
    }
    await dropBegunFactors(transaction, account.id);
    await transaction.insertInto('factors').values(factor).execute();
    return undefined;
  });
  if (refused) return refused;
  const uri = totpAddress(secret, issuer ?? services.content.school.name, account.email);
  return done({
    id: factor.id,
    type: 'totp' as const,
    friendly_name: friendlyName,
    totp: { qr_code: qrSvg(uri), secret: base32(secret), uri },
  });
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
      const isLast = !(await hasSecondFactor(transaction, account.id));
      if (isLast) await dropRecoveryCodes(transaction, account.id);
      await tellOwner(transaction, services, account, 'secondFactorOff');
    }
    return done({ id: factor.id });
  });
  services.mail.wake();
  return removed;
}
