import { waitingEntries } from '../device/submission-list.ts';
import { pauseMs } from './back-off.ts';
import { bringBack, perhapsLost } from './bring-back.ts';
import { type Mailbox, sendWaiting, settleAnswers, type Tally } from './send-entries.ts';
import { isSendable, untilNextMs } from './what-to-send.ts';

interface Listeners {
  onSending(isSending: boolean): void;
  /** What a tour through one list came to. */
  onTally(listKey: string, tally: Tally): void;
}

interface DeliveryQueue {
  /** Somebody asked for it. Resolves with how many arrived. */
  sendNow(): Promise<number>;
  /** Something was added that others are sending already; looks after it in a while. */
  lookLater(): void;
}

/**
 * Sends what waits: when the connection returns, when the page is looked at again, after pauses that grow, and at
 * once when it waits since an earlier visit. One tab of a browser does it at a time.
 */
export function startDeliveryQueue(
  mailboxes: Mailbox[],
  { onSending, onTally, startsNow }: Listeners & { startsNow: boolean },
): DeliveryQueue {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<number> | undefined;

  const sendable = () =>
    mailboxes.flatMap(({ listKey }) => [
      ...waitingEntries(listKey).filter(isSendable),
      ...perhapsLost(listKey),
    ]);

  async function settle() {
    for (const mailbox of mailboxes) onTally(mailbox.listKey, await settleAnswers(mailbox));
  }

  async function tour(isAskedFor: boolean): Promise<number> {
    let received = 0;
    await settle();
    for (const mailbox of mailboxes) {
      if (perhapsLost(mailbox.listKey).length > 0)
        received += (await bringBack(mailbox, new Date())) ?? 0;
      if (!waitingEntries(mailbox.listKey).some(isSendable)) continue;
      const tally = await sendWaiting(mailbox, () => new Date(), isAskedFor);
      if (!tally) continue;
      received += tally.received;
      onTally(mailbox.listKey, tally);
    }
    return received;
  }

  function run(isAskedFor = false): Promise<number> {
    underWay ??= runOnce(isAskedFor).finally(() => {
      underWay = undefined;
      onSending(false);
      lookLater();
    });
    return underWay;
  }

  async function runOnce(isAskedFor: boolean): Promise<number> {
    onSending(true);
    const received = await tour(isAskedFor);
    failures = received > 0 ? 1 : failures + 1;
    return received;
  }

  function lookLater() {
    clearTimeout(timer);
    const rest = sendable();
    if (rest.length === 0 || underWay) return;
    const pause = Math.max(pauseMs(failures, Math.random()), untilNextMs(rest, new Date()));
    timer = setTimeout(() => run(), pause);
  }

  const whenOnline = () => {
    failures = 0;
    void run();
  };
  const whenVisible = () => {
    if (document.visibilityState === 'visible') void run();
  };
  const whenWorkerHeard = () => void settle();

  addEventListener('online', whenOnline);
  document.addEventListener('visibilitychange', whenVisible);
  navigator.serviceWorker?.addEventListener('message', whenWorkerHeard);
  if (startsNow) void run();
  else lookLater();
  return {
    // What goes out by itself may leave alone what is not due yet: who asks meanwhile is answered by a try of their own.
    sendNow: async () => (await underWay) || run(true),
    lookLater,
  };
}
