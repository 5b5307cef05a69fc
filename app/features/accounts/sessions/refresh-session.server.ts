import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { isAtDesk } from '../auth-user.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import type { SessionRow } from '../tables.server.ts';
import { placeOf } from './known-senders.server.ts';
import { hashToken, newSalt, successorOf } from './secret-tokens.server.ts';
import {
  type AuthSession,
  type OpenSession,
  openSession,
  presentSession,
} from './sessions.server.ts';

/** Two tabs may send the same refresh token, and the answer to the faster one may be used already. */
const REUSE_TOLERANCE_MS = 10_000;
/** A slow line may lose the answer: until the next token is used, nobody but who sent the last one can have it. */
const LOST_ANSWER_MS = 2 * 60_000;

const DAY = 24 * 60 * 60_000;
/** Phones are shared: who has been away for so long signs in again. */
export const mostIdleMs = { guardian: 30 * DAY, staff: DAY / 2 };
/** However often it is refreshed: a session that was stolen unnoticed ends as well. */
export const longestMs = { guardian: 90 * DAY, staff: 7 * DAY };

/**
 * Trades a refresh token for the next one. A used token is good for the same answer for ten seconds, or two minutes
 * while the one that followed it is unused; after that somebody else may have it, so the whole session ends.
 */
export async function refreshSession(
  services: AccountServices,
  token: string,
  sender?: Sender,
): Promise<AuthOutcome<AuthSession>> {
  const now = services.clock.now();
  const from = sender && { sender, secret: services.secret };
  const traded = await services.store.write((transaction) => trade(transaction, token, now, from));
  if (traded.outcome === 'refused') return traded;
  return done(await presentSession(services, traded.value));
}

async function trade(
  transaction: WriteTransaction,
  token: string,
  now: Date,
  from: { sender: Sender; secret: string } | undefined,
): Promise<AuthOutcome<OpenSession>> {
  const tokenHash = hashToken(token);
  const at = now.toISOString();
  const salt = newSalt();
  const isFirstUse = await transaction
    .updateTable('refresh_tokens')
    .set({ used_at: at, successor_salt: salt })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const known = await transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .selectAll('sessions')
    .select(['refresh_tokens.used_at', 'refresh_tokens.successor_salt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!known?.used_at || !known.successor_salt) return refuse('refresh_token_not_found');

  const { used_at, successor_salt, ...session } = known;
  const whose = (await isAtDesk(transaction, session.account_id)) ? 'staff' : 'guardian';
  if (isOver(session, whose, now)) {
    await endSession(transaction, session.id);
    return refuse('session_expired');
  }
  const refreshToken = successorOf(token, successor_salt);
  if (isFirstUse.numUpdatedRows === 1n) {
    await transaction
      .updateTable('sessions')
      .set({
        refreshed_at: at,
        ...(from && placeOf(session.account_id, from.sender, from.secret)),
      })
      .where('id', '=', session.id)
      .execute();
    return done(await openSession(transaction, session, at, refreshToken));
  }
  const sinceMs = now.getTime() - Date.parse(used_at);
  const isTolerated =
    sinceMs <= REUSE_TOLERANCE_MS ||
    (sinceMs <= LOST_ANSWER_MS && (await isUnused(transaction, refreshToken)));
  if (isTolerated) return done({ session, refreshToken });
  await endSession(transaction, session.id);
  return refuse('refresh_token_already_used');
}

async function isUnused(transaction: WriteTransaction, token: string): Promise<boolean> {
  const unused = await transaction
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return unused !== undefined;
}

/** Whether a session is of no use any more: somebody was away for too long, or it has lasted as long as it may. */
export function isOver(
  session: Pick<SessionRow, 'refreshed_at' | 'created_at'>,
  whose: keyof typeof mostIdleMs,
  now: Date,
): boolean {
  const idleMs = now.getTime() - Date.parse(session.refreshed_at);
  const ageMs = now.getTime() - Date.parse(session.created_at);
  return idleMs > mostIdleMs[whose] || ageMs > longestMs[whose];
}

async function endSession(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('id', '=', id).execute();
}
