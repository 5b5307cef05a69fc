import { createHmac } from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { newSpokenCode, readSpokenCode } from '#lib/text/spoken-code.ts';
import type { AccountServices } from '../account-services.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import type { SignedIn } from '../sessions/authorization.server.ts';
import { isFresh } from '../sessions/fresh-sign-in.server.ts';
import { hasSecondFactor } from './factor-list.server.ts';

const RECOVERY_CODES = 10;
/** Eleven random characters of 23 and the check: about 2^50 codes. */
const LENGTH = 12;

/**
 * Ten new codes that stand in for a lost second factor, each once. They are shown this once: the database keeps keyed
 * hashes. The codes before them end.
 */
export async function makeRecoveryCodes(
  services: AccountServices,
  { account, session }: SignedIn,
): Promise<AuthOutcome<{ codes: string[] }>> {
  const { store, clock, secret } = services;
  if (!(await hasSecondFactor(store.read, account.id))) return refuse('mfa_factor_not_found');
  if (session.aal !== 'aal2') return refuse('insufficient_aal');
  const now = clock.now();
  if (!isFresh(session, now)) return refuse('reauthentication_needed');
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSpokenCode(LENGTH));
  await store.write(async (transaction) => {
    const hadSome = await dropRecoveryCodes(transaction, account.id);
    const rows = codes.map((code) => ({
      code_hash: hashOf(code, account.id, secret),
      account_id: account.id,
      made_at: now.toISOString(),
    }));
    await transaction.insertInto('recovery_codes').values(rows).execute();
    await recordOfStaff(transaction, account, now, 'changed', 'new recovery codes');
    // The first ones come with the second factor, and its letter speaks of them.
    if (hadSome) await queueLetter(transaction, services, 'recoveryCodesMade', account.email);
  });
  services.mail.wake();
  return done({ codes });
}

/** How many of an account's codes nobody has used yet. */
export async function countRecoveryCodes(read: ReadStore, accountId: string): Promise<number> {
  return countRows(read.selectFrom('recovery_codes').where('account_id', '=', accountId));
}

/** Uses a code up, however it was typed; false when it is none of the account's, or was used before. */
export async function takeRecoveryCode(
  transaction: WriteTransaction,
  accountId: string,
  typed: string,
  secret: string,
): Promise<boolean> {
  const code = readSpokenCode(typed, LENGTH);
  if (!code) return false;
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code, accountId, secret))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether there were any. */
export async function dropRecoveryCodes(
  transaction: WriteTransaction,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keyed, so that a copy of the database alone finds no code by trying all of them. */
function hashOf(code: string, accountId: string, secret: string): string {
  const key = keyFor('recovery codes', secret);
  return createHmac('sha256', key).update(`${accountId} ${code}`).digest('base64url');
}
