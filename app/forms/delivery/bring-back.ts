import { listEntries, updateEntry, type WaitingEntry } from '../device/submission-list.ts';
import { type DeliveryOutcome, deliver } from './deliver.ts';
import { ifFree } from './one-at-a-time.ts';
import { findRequest } from './queued-requests.ts';
import { type Mailbox, requestOf } from './send-entries.ts';
import { untilNextMs } from './what-to-send.ts';

/** As the page says it. */
const epochOfSchool = () => globalThis.document?.documentElement.dataset.epoch;

/**
 * What the school has acknowledged and may have lost: its data are of another epoch by now, so they came from a copy.
 * What it has signed no receipt for cannot be proven and is left alone.
 */
export function perhapsLost(listKey: string): WaitingEntry[] {
  const epoch = epochOfSchool();
  if (!epoch) return [];
  return listEntries(listKey).filter((entry): entry is WaitingEntry => {
    const { hasReachedSchool, proof, epoch: then } = entry.delivery ?? {};
    return hasReachedSchool === true && proof !== undefined && then !== epoch;
  });
}

/** Offers it to the school again. Gives how much of it the school has by now; undefined when another tab is at it. */
export function bringBack(mailbox: Mailbox, now: Date): Promise<number | undefined> {
  return ifFree(mailbox.listKey, async () => {
    const offered = new Set<string>();
    let settled = 0;
    for (;;) {
      // Looked up anew: the answer to one may say that all others are lost as well.
      const entry = perhapsLost(mailbox.listKey).find(
        (one) => !offered.has(one.delivery.key) && untilNextMs([one], now) === 0,
      );
      if (!entry) return settled;
      offered.add(entry.delivery.key);
      const outcome = await offer(mailbox, entry);
      if (outcome?.kind !== 'waiting') settled++;
      else if (!outcome.isReachable || outcome.retryAfterMs) return settled;
    }
  });
}

async function offer(mailbox: Mailbox, entry: WaitingEntry): Promise<DeliveryOutcome | undefined> {
  const { key, proof } = entry.delivery;
  const queued = mailbox.hasFile ? await findRequest(key) : requestOf(mailbox, entry);
  // Without its file it is not what was signed.
  const outcome = queued && (await deliver({ ...queued, ...(proof && { proof }) }));
  note(mailbox.listKey, entry, outcome);
  return outcome;
}

/** Whatever the school says, its word is final: what it does not take back is not offered to it twice. */
function note(listKey: string, entry: WaitingEntry, outcome: DeliveryOutcome | undefined): void {
  const { notBefore: _over, ...delivery } = entry.delivery;
  if (outcome?.kind === 'waiting') {
    const { retryAfterMs } = outcome;
    if (!retryAfterMs) return;
    const notBefore = new Date(Date.now() + retryAfterMs).toISOString();
    for (const one of perhapsLost(listKey)) change(one, { ...one.delivery, notBefore });
    return;
  }
  const receipt = outcome?.kind === 'received' ? outcome.receipt : undefined;
  const epoch = receipt?.epoch ?? epochOfSchool();
  // The school may be further than a page that the browser had kept.
  if (epoch) document.documentElement.dataset.epoch = epoch;
  const isBack = receipt?.cameBackAt !== undefined && receipt.proof !== delivery.proof;
  change(entry, {
    ...delivery,
    ...(epoch && { epoch }),
    ...(receipt?.proof && { proof: receipt.proof }),
    ...(isBack && { isNews: true }),
    // Nobody knows whether the school has it, and only a person can send it again.
    ...(!outcome && { isNews: true, needsFile: true }),
  });

  function change({ delivery: { key } }: WaitingEntry, to: WaitingEntry['delivery']): void {
    updateEntry(listKey, key, (kept) => ({ ...kept, delivery: to }));
  }
}
