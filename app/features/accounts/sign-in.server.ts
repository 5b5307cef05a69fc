import { forgetAttempts } from '#lib/attempts.server.ts';
import type { Sender } from '#lib/sender.server.ts';
import type { AccountServices } from './account-services.server.ts';
import { type AuthOutcome, refuse } from './auth-refusal.ts';
import { countGuess, guessRule, guessSubject } from './limits.server.ts';
import { type AuthSession, presentSession, startSession } from './sessions.server.ts';
import { normalEmail } from './sign-up.server.ts';

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
  const { session, refreshToken } = await services.store.write(async (transaction) => {
    const subject = guessSubject(email, sender, services.secret);
    await forgetAttempts(transaction, guessRule, subject);
    return startSession(transaction, account, 'password', now);
  });
  return { outcome: 'done', value: await presentSession(services, session, refreshToken) };
}
