import type { Needs } from '#lib/needs.ts';
import {
  asTooMany,
  countSubmission,
  type Sender,
  type TooMany,
} from '#lib/rate-limit/sender.server.ts';
import '../tables.server.ts';

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
