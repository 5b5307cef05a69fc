import type { WriteTransaction } from '#lib/store/store.server.ts';
import { endSessions } from '../sessions/sessions.server.ts';
import { dropRecoveryCodes } from './recovery-codes.server.ts';

/**
 * For somebody who has shown in another way who they are, and has not the phone with the authenticator app, or the
 * passkey: from now on the password is enough. Whoever has that phone is signed out.
 */
export async function dropFactors(transaction: WriteTransaction, accountId: string): Promise<void> {
  await transaction.deleteFrom('factors').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await dropRecoveryCodes(transaction, accountId);
  await endSessions(transaction, { accountId, sessionId: '' }, 'global');
}

/** Drops those whose first code was never shown: they guard nothing. */
export async function dropBegunFactors(
  transaction: WriteTransaction,
  accountId: string,
): Promise<void> {
  await transaction
    .deleteFrom('factors')
    .where('account_id', '=', accountId)
    .where('status', '=', 'unverified')
    .execute();
}
