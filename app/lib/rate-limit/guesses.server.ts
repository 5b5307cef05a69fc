import type { Needs } from '../needs.ts';
import type { AttemptRule } from './attempt-window.ts';
import {
  type Counted,
  countAttempt,
  hasCounted,
  subjectOf,
  takeAttempt,
  takeAttemptBack,
} from './attempts.server.ts';
import { countedOf, type Sender } from './sender.server.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/**
 * A family looks a few times a day; a café full of families stays below the other. Without the longer ones four digits
 * are found by trying: this leaves one chance in a hundred a month.
 */
const atReference: AttemptRule[] = [
  { name: 'status by reference', most: 20, perMs: HOUR },
  { name: 'status by reference, long', most: 100, perMs: 30 * DAY },
];
/** Who had the right key before has a budget that strangers do not use up. */
const atReferenceFromKnown: AttemptRule[] = [
  { name: 'status by reference and sender', most: 20, perMs: HOUR },
  { name: 'status by reference and sender, long', most: 100, perMs: 30 * DAY },
];
const bySender: AttemptRule = { name: 'status by sender', most: 100, perMs: HOUR };
/** Right keys are counted as well, to know who had one; they are looked for through two windows, 45 to 90 days. */
const rightKeys: AttemptRule = {
  name: 'right keys by reference and sender',
  most: Number.MAX_SAFE_INTEGER,
  perMs: 45 * DAY,
};

type Dependencies = Needs<'store' | 'clock' | 'secret'>;

interface Guess {
  sender: Sender;
  /** As it was typed, whether or not anybody has it. */
  reference: string;
}

/**
 * Counts a try to reach what stands under a reference; wherever it is tried, it counts together. Resolves with the
 * seconds to wait when it is one too many.
 */
export async function countGuess(
  dependencies: Dependencies,
  guess: Guess,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const { store, clock } = dependencies;
  const counted = [
    ...(await countedAtReference(dependencies, guess)),
    ...countedOf(bySender, guess.sender),
  ];
  return takeAttempt(store, counted, clock.now());
}

/**
 * Once the right key came: its own try counts no longer, and strangers' guesses do not shut this sender out of this
 * reference. What strangers tried stays counted, or each look of the family would give them new tries.
 */
export async function keepRightKey(dependencies: Dependencies, guess: Guess): Promise<void> {
  const { store, clock } = dependencies;
  const counted = await countedAtReference(dependencies, guess);
  const now = clock.now();
  await store.write(async (transaction) => {
    for (const { rule, subject } of counted) await takeAttemptBack(transaction, rule, subject, now);
    if (guess.sender.isUnknown) return;
    await countAttempt(transaction, rightKeys, subjectFrom(guess, dependencies.secret), now);
  });
}

async function countedAtReference(
  { store, clock, secret }: Dependencies,
  guess: Guess,
): Promise<Counted[]> {
  const fromThere = subjectFrom(guess, secret);
  if (await hasCounted(store.read, rightKeys, fromThere, clock.now())) {
    return atReferenceFromKnown.map((rule) => ({ rule, subject: fromThere }));
  }
  const subject = subjectOf(`reference ${written(guess.reference)}`, secret);
  return atReference.map((rule) => ({ rule, subject }));
}

/** Another hash for each reference: nobody reads from the table what one sender looks at. */
function subjectFrom({ sender, reference }: Guess, secret: string): string {
  return subjectOf(`reference ${written(reference)} from ${sender.subject}`, secret);
}

function written(reference: string): string {
  return reference.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
