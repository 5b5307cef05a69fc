import type { Clock } from '../dates/clock.ts';
import type { Store } from '../store/store.server.ts';
import type { AttemptRule } from './attempt-window.ts';
import { forgetAttempts, subjectOf, takeAttempt } from './attempts.server.ts';
import { countedOf, type Sender } from './sender.server.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A family looks a few times a day; a café full of families stays below the other. */
const byReference: AttemptRule = { name: 'status by reference', most: 20, perMs: HOUR };
/** Without it four digits are found by trying: this leaves one chance in a hundred a month. */
const inAMonth: AttemptRule = { name: 'status by reference, long', most: 100, perMs: 30 * DAY };
const bySender: AttemptRule = { name: 'status by sender', most: 100, perMs: HOUR };

interface Dependencies {
  store: Store;
  clock: Clock;
  secret: string;
}

/**
 * Counts a try to reach what stands under a reference, whether or not anybody has it; wherever it is tried, it counts
 * together. Resolves with the seconds to wait when it is one too many.
 */
export function countGuess(
  { store, clock, secret }: Dependencies,
  sender: Sender,
  reference: string,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const wanted = subjectOfReference(reference, secret);
  const counted = [
    { rule: byReference, subject: wanted },
    { rule: inAMonth, subject: wanted },
    ...countedOf(bySender, sender),
  ];
  return takeAttempt(store, counted, clock.now());
}

/** Once the right key came, what was tried at this reference before counts no longer. */
export async function forgetGuesses(
  { store, secret }: Dependencies,
  reference: string,
): Promise<void> {
  const subject = subjectOfReference(reference, secret);
  await store.write(async (transaction) => {
    for (const rule of [byReference, inAMonth]) await forgetAttempts(transaction, rule, subject);
  });
}

function subjectOfReference(reference: string, secret: string): string {
  const wanted = reference.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return subjectOf(`reference ${wanted}`, secret);
}
