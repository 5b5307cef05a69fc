import type { Clock } from '#lib/dates/clock.ts';
import {
  asTooMany,
  countSubmission,
  type Sender,
  type TooMany,
} from '#lib/rate-limit/sender.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/**
 * Ends a session for a device that keeps nothing of it but its id: 122 random bits that only its owner's tokens hold.
 * They end it and nothing else. One that has ended, or was none, is answered alike.
 */
export async function endSessionById(
  { store, clock }: { store: Store; clock: Clock },
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
