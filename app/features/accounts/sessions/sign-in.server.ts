import { asTooMany, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { findAccount, isAtDesk } from '../auth-user.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { normalEmail } from '../sign-up.server.ts';
import type { AccountRow } from '../tables.server.ts';
import { knownBy, placeOf, rememberSender } from './known-senders.server.ts';
import { countGuess, countRefusal, forgetGuesses } from './limits.server.ts';
import { type AuthSession, presentSession, startSession } from './sessions.server.ts';

/** Stands for the account that an unknown address has not. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in with a password. An unknown address asks the same of database and processor and gets the same answer as a
 * wrong password; that the address waits for its confirmation is told only to who knows the password.
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
  const accountId = account?.id ?? NOBODY;
  const known = await knownBy(read, accountId, sender, services.secret);
  const guesser = { email, sender, known };
  const tooMany = await countGuess(services, guesser);
  if (tooMany) {
    await recordRefusal(services, sender, { id: accountId, email });
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
    return startSession(
      transaction,
      account,
      { method: 'password' },
      { now, place: placeOf(account.id, sender, services.secret) },
    );
  });
  if (!started) return refuse('invalid_credentials');
  services.mail.wake();
  return done(await presentSession(services, started));
}

/**
 * A row of wrong passwords at a colleague's account is one line an hour for the administrators to see. For every other
 * address, known or not, the same is asked of the database, and it keeps a count for the sender.
 */
async function recordRefusal(
  services: AccountServices,
  sender: Sender,
  account: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  const now = services.clock.now();
  try {
    await services.store.write(async (transaction) => {
      const isStaff = await isAtDesk(transaction, account.id);
      await countRefusal(transaction, isStaff ? account.id : sender.subject, services);
      await recordOfStaff(transaction, account, now, 'refused', 'very many wrong passwords');
    });
  } catch (error) {
    asTooMany(error);
  }
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
