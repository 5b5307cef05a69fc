import type { AttemptRule } from './attempt-window.ts';
import { subjectOf, takeAttempt } from './attempts.server.ts';
import type { Clock } from './clock.ts';
import type { Sender } from './sender.server.ts';
import type { Store } from './store/store.server.ts';

const HOUR = 60 * 60_000;
/** A family looks a few times a day; a café full of families stays below the other. */
const byReference: AttemptRule = { name: 'status by reference', most: 20, perMs: HOUR };
const bySender: AttemptRule = { name: 'status by sender', most: 100, perMs: HOUR };

/**
 * Counts a try to reach what stands under a reference, whether or not anybody has it; wherever it is tried, it counts
 * together. Resolves with the seconds to wait when it is one too many.
 */
export function countGuess(
  { store, clock, secret }: { store: Store; clock: Clock; secret: string },
  { subject, isLoopback }: Sender,
  reference: string,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const wanted = reference.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const counted = [
    { rule: byReference, subject: subjectOf(`reference ${wanted}`, secret) },
    ...(isLoopback ? [] : [{ rule: bySender, subject }]),
  ];
  return takeAttempt(store, counted, clock.now());
}
