import type { Store } from '#lib/store/store.server.ts';
import { forgetOldSenders } from './known-senders.server.ts';
import { longestMs, mostIdleMs } from './refresh-session.server.ts';

const DAY = 24 * 60 * 60_000;
const UNCONFIRMED_DAYS = 7;

/**
 * Removes what nobody can use any more: sessions of people who were away for long, links whose time is over, and
 * accounts that nobody confirmed for a week.
 */
export async function forgetOldAccess(store: Store, now: Date): Promise<void> {
  const at = now.toISOString();
  const daysAgo = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await store.write(async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where(({ or, eb }) =>
        or([
          eb('refreshed_at', '<', daysAgo(mostIdleMs.guardian)),
          eb('created_at', '<', daysAgo(longestMs.guardian)),
        ]),
      )
      .execute();
    await forgetOldSenders(transaction, now);
    await transaction.deleteFrom('one_time_tokens').where('expires_at', '<', at).execute();
    await transaction.deleteFrom('factor_challenges').where('expires_at', '<', at).execute();
    await transaction.deleteFrom('answered_challenges').where('expires_at', '<', at).execute();
    await transaction
      .deleteFrom('accounts')
      .where('email_confirmed_at', 'is', null)
      .where('updated_at', '<', daysAgo(UNCONFIRMED_DAYS * DAY))
      .where('id', 'not in', transaction.selectFrom('staff_invitations').select('account_id'))
      .execute();
  });
}
