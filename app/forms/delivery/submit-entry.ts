import type { WaitingEntry } from '../device/submission-list.ts';
import type { DeliveryOutcome } from './deliver.ts';
import type { Mailbox, Sending } from './send-entries.ts';

/**
 * Sends what a form has just written to the device's list. A refused entry leaves the list: it is still in the form.
 * The code that sends is loaded when there is something to send, and the mailbox too where the form says how. Where the line is down it does not come, and the
 * entry, which is on the device already, waits.
 */
export async function submitEntry(
  mailbox: Mailbox | (() => Promise<Mailbox>),
  entry: WaitingEntry,
  sending?: Sending,
): Promise<DeliveryOutcome> {
  try {
    const [{ sendEntry }, loaded] = await Promise.all([
      import('./send-entries.ts'),
      typeof mailbox === 'function' ? mailbox() : mailbox,
    ]);
    return await sendEntry(loaded, entry, sending);
  } catch {
    return { kind: 'waiting', isReachable: false };
  }
}
