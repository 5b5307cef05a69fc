import { type DeliveryOutcome, deliver } from './deliver.ts';
import { type Entry, updateEntry, type WaitingEntry, waitingEntries } from './submission-list.ts';

/** One kind of submission on its way from this device to the school. */
export interface Mailbox {
  /** Where the device keeps the list. */
  listKey: string;
  /** Where the school takes it. */
  address: string;
  bodyOf(entry: WaitingEntry): object;
  onReceived?(entry: WaitingEntry): void;
  /** The school refuses the entry as it stands; without this it stays in the list. */
  onRefused?(entry: WaitingEntry): void;
}

/** Sends one entry of the list and marks it when it has arrived. */
export async function sendEntry(mailbox: Mailbox, entry: WaitingEntry): Promise<DeliveryOutcome> {
  const { key } = entry.delivery;
  const outcome = await deliver(mailbox.address, mailbox.bodyOf(entry), key);
  markEntry(mailbox, entry, outcome);
  return outcome;
}

/** Writes into the list what has become of the entry. */
export function markEntry(
  mailbox: Pick<Mailbox, 'listKey' | 'onReceived' | 'onRefused'>,
  entry: WaitingEntry,
  outcome: DeliveryOutcome,
): void {
  const { key } = entry.delivery;
  if (outcome.kind === 'received') {
    const { reference, submissionDate } = outcome.receipt;
    const arrived = (kept: Entry): Entry => ({
      ...kept,
      submissionDate,
      delivery: { ...entry.delivery, hasReachedSchool: true, ...(reference && { reference }) },
    });
    updateEntry(mailbox.listKey, key, arrived);
    mailbox.onReceived?.(entry);
  }
  if (outcome.kind === 'refused') mailbox.onRefused?.(entry);
}

/** Sends what still waits, oldest first, and says how many arrived. One tab does it at a time. */
export async function sendWaiting(mailbox: Mailbox): Promise<number> {
  const work = async () => {
    let received = 0;
    for (const entry of waitingEntries(mailbox.listKey)) {
      const outcome = await sendEntry(mailbox, entry);
      if (outcome.kind === 'received') received++;
      if (outcome.kind === 'waiting') break;
    }
    return received;
  };
  if (!('locks' in navigator)) return work();
  const onlyTab = { ifAvailable: true };
  return navigator.locks.request(mailbox.listKey, onlyTab, (lock) => (lock ? work() : 0));
}
