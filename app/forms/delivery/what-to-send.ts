import type { WaitingEntry } from '../device/submission-list.ts';

/** Whether the device can do something for it: a refusal, a lost file and a lost right to send only a person can mend. */
export function isSendable({ delivery }: WaitingEntry): boolean {
  return !delivery.refusal && !delivery.needsFile && !delivery.needsProof;
}

/**
 * What to send now, oldest first. What the school asked to hold back until later is left out, unless somebody
 * pressed the button.
 */
export function whatToSend(
  entries: WaitingEntry[],
  now: Date,
  isAskedFor: boolean,
): WaitingEntry[] {
  return entries.filter(
    (entry) => isSendable(entry) && (isAskedFor || msUntilNextTry(entry, now) === 0),
  );
}

/** How long from `now` until the first of the entries may be sent again. */
export function untilNextMs(entries: WaitingEntry[], now: Date): number {
  return Math.min(...entries.filter(isSendable).map((entry) => msUntilNextTry(entry, now)));
}

/** So far ahead is only what was written down before a clock was set back. */
const LONGEST_WAIT_MS = 86_400_000;

function msUntilNextTry({ delivery }: WaitingEntry, now: Date): number {
  const ms = Math.max(0, Date.parse(delivery.notBefore ?? '') - now.getTime() || 0);
  return ms > LONGEST_WAIT_MS ? 0 : ms;
}
