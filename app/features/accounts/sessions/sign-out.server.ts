import type { Store } from '#lib/store/store.server.ts';
import { type AuthOutcome, done } from '../protocol/auth-refusal.ts';
import type { SignedIn } from './authorization.server.ts';
import { endSessions } from './sessions.server.ts';

/** Ends this session, all of the account's, or all but this one. Its access tokens are worth nothing at once. */
export async function signOut(
  { store }: { store: Store },
  { account, session }: SignedIn,
  scope: 'global' | 'local' | 'others',
): Promise<AuthOutcome<undefined>> {
  const own = { accountId: account.id, sessionId: session.id };
  await store.write((transaction) => endSessions(transaction, own, scope));
  return done(undefined);
}
