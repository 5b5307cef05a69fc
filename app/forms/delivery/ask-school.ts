import { listEntries, updateEntry, type WaitingEntry } from '../device/submission-list.ts';

const DAY_MS = 86_400_000;

/**
 * Asks, at most once a day, whether the school still has the newest of what it has acknowledged. Its data may have been
 * set back by somebody who did not say so; then no page is of another epoch. Only its key is sent. What the school does
 * not know is offered to it by the queue (`bring-back.ts`), which finds it by its empty epoch.
 */
export async function askSchool(listKey: string, now: Date): Promise<void> {
  const entry = newestReceived(listKey);
  if (!entry || wasAsked(entry, now)) return;
  const { key, epoch } = entry.delivery;
  const answer = await ask(key);
  if (!answer) return;
  // The page may be an older one that the browser had kept.
  document.documentElement.dataset.epoch = answer.epoch;
  updateEntry(listKey, key, (kept) => ({
    ...kept,
    delivery: {
      ...entry.delivery,
      ...kept.delivery,
      askedAt: now.toISOString(),
      // Of another epoch by now: it was offered meanwhile, and what the school said to that is final.
      ...(!answer.isKnown && kept.delivery?.epoch === epoch && { epoch: '' }),
    },
  }));
}

/** Undefined where nobody answers, or somebody else: hotspots have pages of their own. */
async function ask(key: string): Promise<{ isKnown: boolean; epoch: string } | undefined> {
  try {
    const headers = { 'Idempotency-Key': key };
    const answer = await fetch('/api/receipts', { headers, cache: 'no-store' });
    const { isKnown, epoch } = Object(await answer.json());
    const isOurs = typeof isKnown === 'boolean' && typeof epoch === 'string';
    return isOurs ? { isKnown, epoch } : undefined;
  } catch {
    return undefined;
  }
}

/** The newest alone tells: whatever data were set back to, it is lost first. */
function newestReceived(listKey: string): WaitingEntry | undefined {
  return listEntries(listKey).findLast(
    (entry): entry is WaitingEntry =>
      entry.delivery?.hasReachedSchool === true && entry.delivery.proof !== undefined,
  );
}

/** Also by a clock that has been set back. */
function wasAsked({ delivery: { askedAt = '' } }: WaitingEntry, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(askedAt)) < DAY_MS;
}
