import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { findAccount } from '../auth-user.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { normalEmail } from '../sign-up.server.ts';
import type { AccountRow } from '../tables.server.ts';
import { knownBy, rememberSender } from './known-senders.server.ts';
import { countGuess, forgetGuesses, isFirstRefusal } from './limits.server.ts';
import { type AuthSession, presentSession, startSession } from './sessions.server.ts';

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
  const { read } = services.store;
  const account = await findAccount(read, 'email', email);
  const known = account && (await knownBy(read, account.id, sender, services.secret));
  const guesser = { email, sender, known };
  const tooMany = await countGuess(services, guesser);
  if (tooMany) {
    if (account) await recordRefusal(services, account);
    return tooMany;
  }
  const isRight = await services.passwords.verify(password, account?.password_hash);
  if (!account || !isRight) return refuse('invalid_credentials');
  if (!account.email_confirmed_at) return refuse('email_not_confirmed');

  const now = services.clock.now();
  const started = await services.store.write(async (transaction) => {
    if (!(await isStillPassword(transaction, account, now))) return undefined;
    await forgetGuesses(transaction, guesser, services.secret);
    await rememberSender(transaction, account.id, sender, { secret: services.secret, now });
    if (!known && account.last_sign_in_at) {
      await queueLetter(transaction, services, 'newPlace', email);
    }
    await recordOfStaff(transaction, account, now, 'signedIn', 'with a password');
    return startSession(transaction, account, 'password', now);
  });
  if (!started) return refuse('invalid_credentials');
  services.mail.wake();
  return done(await presentSession(services, started));
}

/** A row of wrong passwords at a colleague's account is one line for the administrators to see. */
async function recordRefusal(services: AccountServices, account: AccountRow): Promise<void> {
  if (!(await isFirstRefusal(services, account.id))) return;
  const now = services.clock.now();
  await services.store.write((transaction) =>
    recordOfStaff(transaction, account, now, 'refused', 'very many wrong passwords'),
  );
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
