import type { Needs } from '#lib/needs.ts';
import {
  asTooMany,
  countSubmission,
  type Sender,
  type TooMany,
} from '#lib/rate-limit/sender.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { owesSecondFactor, type SignedIn } from './authorization.server.ts';
import { endSessions } from './sessions.server.ts';
import '../tables.server.ts';

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

/**
 * Ends a session for a device that keeps nothing of it but its id: 122 random bits that only its owner's tokens hold.
 * They end it and nothing else. One that has ended, or was none, is answered alike.
 */
export async function endSessionById(
  { store, clock }: Needs<'store' | 'clock'>,
  sender: Sender,
  id: string,
): Promise<{ outcome: 'ended'; submissionDate: string } | TooMany> {
  const now = clock.now();
  try {
    await store.write(async (transaction) => {
      await countSubmission(transaction, 'ended session', sender, now);
      await transaction.deleteFrom('sessions').where('id', '=', id.toLowerCase()).execute();
    });
  } catch (error) {
    return asTooMany(error);
  }
  return { outcome: 'ended', submissionDate: now.toISOString() };
}
