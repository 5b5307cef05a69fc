import type { Store } from '#lib/store/store.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { owesSecondFactor, type SignedIn } from './authorization.server.ts';
import { endSessions } from './sessions.server.ts';

/**
 * Ends this session, all of the account's, or all but this one. Its access tokens are worth nothing at once. Who has
 * shown the password only, and owes the second factor, ends no other.
 */
export async function signOut(
  { store }: { store: Store },
  signedIn: SignedIn,
  scope: 'global' | 'local' | 'others',
): Promise<AuthOutcome<undefined>> {
  if (scope !== 'local' && (await owesSecondFactor(store.read, signedIn))) {
    return refuse('insufficient_aal');
  }
  const { account, session } = signedIn;
  const own = { accountId: account.id, sessionId: session.id };
  await store.write((transaction) => endSessions(transaction, own, scope));
  return done(undefined);
}
