import type { AttemptRule } from './attempt-window.ts';
import { countAttempt, subjectOf, TooManyAttempts } from './attempts.server.ts';
import { isLoopback, networkOf } from './client-address.server.ts';
import type { WriteTransaction } from './store/store.server.ts';
import { tooManyWords } from './too-many.ts';

/** Who sent a request. The subject names the sender to rules that count attempts, and to nobody else. */
export interface Sender {
  subject: string;
  /** Whether it comes from this machine itself, where a proxy that nobody told us about would hide everybody. */
  isLoopback: boolean;
}

export function senderAt(address: string, secret: string): Sender {
  return {
    subject: subjectOf(`sender ${networkOf(address)}`, secret),
    isLoopback: isLoopback(address),
  };
}

const TEN_MINUTES = 10 * 60_000;

/**
 * One a few seconds, all day: a whole cyber-café or a mobile network stands behind one address, a program that
 * fills the office's desk does not stop there.
 */
export const submissionRule = (kind: string): AttemptRule => ({
  name: `${kind} by sender`,
  most: 100,
  perMs: TEN_MINUTES,
});

export interface TooMany {
  outcome: 'tooMany';
  retryAfterSeconds: number;
}

/** The same as a refusal of a form: nothing in it is wrong, so no field is named. */
export function tooManyRefusal({ retryAfterSeconds }: TooMany) {
  return { ...tooManyWords(retryAfterSeconds), errors: [] };
}

export const retryAfter = ({ retryAfterSeconds }: TooMany) => ({
  'Retry-After': String(retryAfterSeconds),
});

/** Counts a submission within its own write; sent again, it is not counted again. Throws `TooManyAttempts`. */
export async function countSubmission(
  transaction: WriteTransaction,
  kind: string,
  sender: Sender | undefined,
  now: Date,
): Promise<void> {
  if (!sender || sender.isLoopback) return;
  await countAttempt(transaction, submissionRule(kind), sender.subject, now);
}

/** Turns the attempt that was one too many into an outcome; everything else is thrown on. */
export function asTooMany(error: unknown): TooMany {
  if (!(error instanceof TooManyAttempts)) throw error;
  return { outcome: 'tooMany', retryAfterSeconds: error.retryAfterSeconds };
}
