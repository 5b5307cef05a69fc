import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { countAttempt, subjectOf } from '#lib/rate-limit/attempts.server.ts';
import { countUpload, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PapersPass } from '../papers-pass.server.ts';

/** A dozen papers, each photographed a few times by both guardians. */
const byReference: AttemptRule = { name: 'pictures by reference', most: 60, perMs: 86_400_000 };

interface Counted {
  pass: PapersPass;
  sender: Sender | undefined;
  /** In bytes. */
  size: number;
  secret: string;
}

/**
 * Counts a new picture within the write that begins it, by application and by sender. A stranger who knows a birth date
 * takes nothing away from those with an account. Throws `TooManyAttempts`.
 */
export async function countPicture(
  transaction: WriteTransaction,
  { pass: { reference, accountId }, sender, size, secret }: Counted,
  now: Date,
): Promise<void> {
  const by = accountId ? 'papers of' : 'papers without an account of';
  await countAttempt(transaction, byReference, subjectOf(`${by} ${reference}`, secret), now);
  await countUpload(transaction, sender, size, now);
}
