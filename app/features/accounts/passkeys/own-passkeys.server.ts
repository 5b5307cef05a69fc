import type { AccountServices } from '../account-services.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { hasSecondFactor } from '../second-factor/factor-list.server.ts';
import { dropRecoveryCodes } from '../second-factor/recovery-codes.server.ts';
import { tellOwner } from '../second-factor/tell-owner.server.ts';
import { owesSecondFactor, type SignedIn } from '../sessions/authorization.server.ts';
import { isFresh } from '../sessions/fresh-sign-in.server.ts';
import { lowerSessions } from '../sessions/sessions.server.ts';
import { listed, listRows } from './add-passkey.server.ts';

/** The owner's passkeys, the oldest first. */
export async function listPasskeys({ store }: AccountServices, { account }: SignedIn) {
  return done((await listRows(store.read, account.id)).map(listed));
}

export async function renamePasskey(
  { store }: AccountServices,
  { account }: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<AuthOutcome<ReturnType<typeof listed>>> {
  const renamed = await store.write((transaction) =>
    transaction
      .updateTable('passkeys')
      .set({ friendly_name: name })
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst(),
  );
  return renamed ? done(listed(renamed)) : refuse('passkey_not_found');
}

/**
 * Removes a passkey, such as of a lost phone: every other session that was opened with it ends, and this one goes back to
 * the first level. With the last second factor go the recovery codes, and every session goes back.
 */
export async function removePasskey(
  services: AccountServices,
  signedIn: SignedIn,
  id: string,
): Promise<AuthOutcome<undefined>> {
  const { account, session } = signedIn;
  const removed = await services.store.write(async (transaction) => {
    if (await owesSecondFactor(transaction, signedIn)) return refuse('insufficient_aal');
    const known = await listRows(transaction, account.id);
    if (!known.some((passkey) => passkey.id === id)) return refuse('passkey_not_found');
    if (!isFresh(session, services.clock.now())) return refuse('reauthentication_needed');
    await transaction
      .updateTable('sessions')
      .set({ passkey_id: null })
      .where('id', '=', session.id)
      .where('passkey_id', '=', id)
      .execute();
    await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
    const isLast = !(await hasSecondFactor(transaction, account.id));
    if (isLast) await dropRecoveryCodes(transaction, account.id);
    if (isLast || session.passkey_id === id) await lowerSessions(transaction, account.id);
    await tellOwner(transaction, services, account, 'passkeyRemoved');
    return done(undefined);
  });
  services.mail.wake();
  return removed;
}
