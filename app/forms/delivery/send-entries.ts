import {
  type Entry,
  isWaiting,
  listEntries,
  removeEntry,
  updateEntry,
  type WaitingEntry,
  waitingEntries,
} from '../device/submission-list.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { type DeliveryOutcome, deliver } from './deliver.ts';
import { ifFree, inTurn } from './one-at-a-time.ts';
import {
  dropAnswer,
  dropRequest,
  findRequest,
  keepRequest,
  listAnswers,
  putAway,
  type QueuedRequest,
} from './queued-requests.ts';
import { whatToSend } from './what-to-send.ts';

/** One kind of submission on its way from this device to the school. */
export interface Mailbox {
  /** Where the device keeps the list. */
  listKey: string;
  /** Where the school takes it. */
  address: string;
  fieldsOf(entry: WaitingEntry): Record<string, string>;
  /** Its file lies in the queued request that was kept with the entry. */
  hasFile?: boolean;
  onReceived?(entry: WaitingEntry): void;
  /**
   * Called for what was refused in front of its form, before it leaves the list: puts it back as the form's draft, so
   * that a page that ends in between loses nothing.
   */
  onRefused?(entry: WaitingEntry): void;
}

/** What one tour through a list came to. */
export interface Tally {
  received: number;
  refused: number;
}

export interface Sending {
  /** When the device could not keep it, the page's memory has it. */
  queued?: QueuedRequest | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends one entry because somebody pressed Submit, after what is already under way. A refused one leaves the device. */
export async function sendEntry(
  mailbox: Mailbox,
  entry: WaitingEntry,
  sending: Sending = {},
): Promise<DeliveryOutcome> {
  const outcome = await inTurn(mailbox.listKey, async () => {
    const kept = listEntries(mailbox.listKey).find(
      ({ delivery }) => delivery?.key === entry.delivery.key,
    );
    if (!kept || isWaiting(kept)) return send(mailbox, entry, sending);
    const { submissionDate, delivery } = kept;
    const reference = delivery?.reference;
    const receipt = { submissionDate, ...(reference && { reference }) };
    return { kind: 'received', receipt } satisfies DeliveryOutcome;
  });
  if (outcome.kind === 'refused') {
    mailbox.onRefused?.(entry);
    removeEntry(mailbox.listKey, entry.delivery.key);
    if (mailbox.hasFile) await dropRequest(entry.delivery.key);
  }
  return outcome;
}

/** Sends what waits, oldest first. Undefined when another tab is at it. */
export function sendWaiting(
  mailbox: Mailbox,
  now: () => Date,
  isAskedFor: boolean,
): Promise<Tally | undefined> {
  return ifFree(mailbox.listKey, async () => {
    const tally = { received: 0, refused: 0 };
    for (const entry of whatToSend(waitingEntries(mailbox.listKey), now(), isAskedFor)) {
      const outcome = await send(mailbox, entry, {});
      if (outcome.kind === 'received') tally.received++;
      if (outcome.kind === 'refused') tally.refused++;
      // No line, or a school that asks for peace: the others would fare no better now.
      if (outcome.kind === 'waiting' && (!outcome.isReachable || outcome.retryAfterMs)) break;
    }
    return tally;
  });
}

/** Writes into the list what the service worker heard while no page was open. */
export async function settleAnswers(mailbox: Mailbox): Promise<Tally> {
  const tally = { received: 0, refused: 0 };
  const waiting = waitingEntries(mailbox.listKey);
  for (const { key, listKey, outcome } of await listAnswers<DeliveryOutcome>()) {
    if (listKey !== mailbox.listKey) continue;
    const entry = waiting.find(({ delivery }) => delivery.key === key);
    if (entry) {
      mark(mailbox, entry, outcome);
      if (outcome.kind !== 'waiting') tally[outcome.kind]++;
    }
    await dropAnswer(key);
  }
  return tally;
}

async function send(
  mailbox: Mailbox,
  entry: WaitingEntry,
  { queued, onProgress }: Sending,
): Promise<DeliveryOutcome> {
  const { key } = entry.delivery;
  const ready = mailbox.hasFile ? (queued ?? (await findRequest(key))) : requestOf(mailbox, entry);
  if (!ready) {
    changeDelivery(mailbox, key, { needsFile: true });
    return { kind: 'waiting', isReachable: true };
  }
  // For the service worker, should this page be closed; sending does not wait for it.
  const kept = mailbox.hasFile ? undefined : keepRequest(ready);
  void requestBackgroundSync();
  const onShare = (share: number) => {
    if (ready.pieceBytes) changeDelivery(mailbox, key, { share: Math.max(0, share) });
    onProgress?.(share);
  };
  const outcome = await deliver(ready, ready.pieceBytes ? onShare : onProgress);
  mark(mailbox, entry, outcome);
  if (outcome.kind === 'waiting' && mailbox.hasFile && !(await findRequest(key))) {
    // Only this page has it, and only the press that has just been made could send it.
    changeDelivery(mailbox, key, { needsFile: true });
  }
  if (outcome.kind !== 'waiting') {
    void Promise.resolve(kept).then(() => putAway(ready, outcome));
  }
  return outcome;
}

/** What is sent of an entry without a file. */
export function requestOf(mailbox: Mailbox, entry: WaitingEntry): QueuedRequest {
  return {
    key: entry.delivery.key,
    listKey: mailbox.listKey,
    address: mailbox.address,
    fields: mailbox.fieldsOf(entry),
    keptAt: new Date().toISOString(),
  };
}

/** Writes into the list what has become of the entry. */
function mark(mailbox: Mailbox, entry: WaitingEntry, outcome: DeliveryOutcome): void {
  const { key } = entry.delivery;
  switch (outcome.kind) {
    case 'received': {
      const { reference, submissionDate, proof, epoch } = outcome.receipt;
      const { notBefore: _over, ...delivery } = entry.delivery;
      const arrived = (kept: Entry): Entry => ({
        ...kept,
        submissionDate,
        delivery: {
          ...delivery,
          hasReachedSchool: true,
          receivedAt: new Date().toISOString(),
          ...(reference && { reference }),
          ...(proof && epoch && { proof, epoch }),
          ...(outcome.note && { note: outcome.note }),
        },
      });
      updateEntry(mailbox.listKey, key, arrived);
      mailbox.onReceived?.(entry);
      break;
    }
    case 'refused':
      changeDelivery(mailbox, key, { refusal: outcome.problem });
      break;
    case 'waiting':
      if (outcome.needsProof) changeDelivery(mailbox, key, { needsProof: true });
      if (outcome.retryAfterMs) holdBack(mailbox, outcome.retryAfterMs);
  }
}

/** The school's wish to wait goes for the whole list. */
function holdBack(mailbox: Mailbox, ms: number): void {
  const notBefore = new Date(Date.now() + ms).toISOString();
  for (const { delivery } of waitingEntries(mailbox.listKey))
    changeDelivery(mailbox, delivery.key, { notBefore });
}

function changeDelivery(
  { listKey }: Mailbox,
  key: string,
  change: Partial<WaitingEntry['delivery']>,
): void {
  updateEntry(listKey, key, (entry) =>
    isWaiting(entry) ? { ...entry, delivery: { ...entry.delivery, ...change } } : entry,
  );
}
