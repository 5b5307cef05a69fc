import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { isAtDesk } from '../auth-user.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { hasSecondFactor } from '../second-factor/factor-list.server.ts';
import type { SignedIn } from './authorization.server.ts';
import { placeOf } from './known-senders.server.ts';
import { isOver } from './refresh-session.server.ts';

/** One of the phones and computers on which an account is signed in, as its owner sees it. */
export interface OwnSession {
  id: string;
  /** In words; null where it called itself nothing that people know. */
  browser: string | null;
  /** Whether it is the one that asks. */
  is_this: boolean;
  /** Whether its last request came over the internet connection that this one comes over; null where nobody knows. */
  is_same_network: boolean | null;
  /** False while only the password was shown, of an account with a second factor: it can read nothing. */
  is_open: boolean;
  /** Instants. */
  created_at: string;
  last_at: string;
}

/** Where the account is signed in now: this session first, then the newest. What is over is not listed. */
export async function listSessions(
  services: AccountServices,
  { account, session: own }: SignedIn,
  sender: Sender,
): Promise<AuthOutcome<OwnSession[]>> {
  const { read } = services.store;
  const whose = (await isAtDesk(read, account.id)) ? 'staff' : 'guardian';
  const isGuarded = await hasSecondFactor(read, account.id);
  const { network } = placeOf(account.id, sender, services.secret);
  const now = services.clock.now();
  const rows = await read
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('refreshed_at', 'desc')
    .execute();
  const listed = rows
    .filter((row) => !isOver(row, whose, now))
    .map((row) => ({
      id: row.id,
      browser: row.browser,
      is_this: row.id === own.id,
      is_same_network: row.network && network ? row.network === network : null,
      is_open: row.aal === 'aal2' || !isGuarded,
      created_at: row.created_at,
      last_at: row.refreshed_at,
    }));
  return done(listed.toSorted((a, b) => Number(b.is_this) - Number(a.is_this)));
}

/** Ends one of the account's sessions, wherever it is; its access tokens are worth nothing at once. */
export async function endOwnSession(
  { store }: AccountServices,
  { account }: SignedIn,
  id: string,
): Promise<AuthOutcome<undefined>> {
  const { numDeletedRows } = await store.write((transaction) =>
    transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n ? done(undefined) : refuse('no_such_session');
}
