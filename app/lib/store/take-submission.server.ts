import type { MailBell } from '#lib/mail/mail-bell.ts';
import { newReference, type ReferencePrefix } from '#lib/reference.ts';
import { asTooMany, countSubmission, type Sender, type TooMany } from '#lib/sender.server.ts';
import { type KeyedRequest, keyFromDigest, once } from './idempotency.server.ts';
import { isUniqueViolation, type Store, type WriteTransaction } from './store.server.ts';

/** What somebody gets for what they sent. */
export interface Receipt {
  reference: string;
  /** Instant at which the school took it. */
  submissionDate: string;
}

export type Taken =
  | { outcome: 'stored'; receipt: Receipt; isFirst: boolean }
  | { outcome: 'keyReused' }
  | TooMany;

interface Submission extends Omit<KeyedRequest, 'key'> {
  prefix: ReferencePrefix;
  /** Given by the device; without it the digest makes one. */
  key?: string | undefined;
  sender?: Sender | undefined;
  now: Date;
}

const REFERENCE_ATTEMPTS = 5;

/**
 * Stores what somebody sends under a new reference: `work` writes it, mails included, and all of it is on disk when
 * this resolves. The same key with the same body gets the first receipt again and stores nothing.
 */
export async function takeSubmission(
  { store, mail }: { store: Store; mail: MailBell },
  { prefix, kind, digest, key, sender, now }: Submission,
  work: (transaction: WriteTransaction, receipt: Receipt) => Promise<void>,
): Promise<Taken> {
  const submissionDate = now.toISOString();
  const request = { kind, digest, key: key?.toLowerCase() ?? keyFromDigest(digest) };
  for (let attempt = 1; ; attempt++) {
    const receipt: Receipt = { reference: newReference(prefix), submissionDate };
    try {
      const result = await store.write((transaction) =>
        once(transaction, request, submissionDate, receipt, async () => {
          await countSubmission(transaction, kind, sender, now);
          await work(transaction, receipt);
        }),
      );
      if (result.outcome === 'otherBody') return { outcome: 'keyReused' };
      mail.wake();
      return { outcome: 'stored', receipt: result.answer, isFirst: result.outcome === 'first' };
    } catch (error) {
      const referenceTaken = isUniqueViolation(error);
      if (!referenceTaken || attempt === REFERENCE_ATTEMPTS) return asTooMany(error);
    }
  }
}
