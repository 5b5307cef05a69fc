import { forgetAttempts } from '#lib/attempts.server.ts';
import type { Sender } from '#lib/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from './account-services.server.ts';
import { type AuthOutcome, refuse } from './auth-refusal.ts';
import { countGuess, guessRule, guessSubject } from './limits.server.ts';
import { type AuthSession, presentSession, startSession } from './sessions.server.ts';
import { normalEmail } from './sign-up.server.ts';
import type { AccountRow } from './tables.server.ts';

/**
 * Signs in with a password. An unknown address costs the same time and gets the same answer as a wrong password; that
 * the address waits for its confirmation is told only to who knows the password.
 */
export async function signIn(
  services: AccountServices,
  sender: Sender,
  { email: typed, password }: { email: string; password: string },
): Promise<AuthOutcome<AuthSession>> {
  const email = normalEmail(typed);
  services.passwords.requireRoom();
  const tooMany = await countGuess(services, email, sender);
  if (tooMany) return tooMany;

  const account = await services.store.read
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await services.passwords.verify(password, account?.password_hash);
  if (!account || !isRight) return refuse('invalid_credentials');
  if (!account.email_confirmed_at) return refuse('email_not_confirmed');

  const now = services.clock.now();
  const started = await services.store.write(async (transaction) => {
    if (!(await isStillPassword(transaction, account, now))) return undefined;
    const subject = guessSubject(email, sender, services.secret);
    await forgetAttempts(transaction, guessRule, subject);
    return startSession(transaction, account, 'password', now);
  });
  if (!started) return refuse('invalid_credentials');
  const { session, refreshToken } = started;
  return { outcome: 'done', value: await presentSession(services, session, refreshToken) };
}

/** Looking at a password takes a while; whoever set a new one meanwhile wants nobody in with the old one. */
async function isStillPassword(
  transaction: WriteTransaction,
  { id, password_hash }: AccountRow,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ last_sign_in_at: now.toISOString() })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
