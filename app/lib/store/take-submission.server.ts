import { dayInLusaka } from '../dates/plain-date.ts';
import type { Needs } from '../needs.ts';
import {
  asTooMany,
  countSubmission,
  type Sender,
  type TooMany,
} from '../rate-limit/sender.server.ts';
import { newReference } from '../text/reference.ts';
import { type KeyedRequest, keyFromContent, once } from './idempotency.server.ts';
import {
  receiptIn,
  type Signed,
  signedAgain,
  signReceipt,
} from './receipts/signed-receipt.server.ts';
import { isUniqueViolation, type WriteTransaction } from './store.server.ts';

interface Dated {
  /** Instant at which the school took it. */
  submissionDate: string;
}

/** What somebody gets for what they sent. */
export interface Receipt extends Dated {
  reference: string;
}

/** A kind without a prefix, such as the newsletter, has no references. */
type ReceiptOf<Prefix> = Prefix extends string ? Receipt : Dated;

export type Taken<Prefix extends string | undefined = string> =
  | { outcome: 'stored'; receipt: ReceiptOf<Prefix>; isFirst: boolean; signed?: Signed | undefined }
  /** The key came with other content before; the receipt is what that got. */
  | { outcome: 'keyReused'; receipt?: ReceiptOf<Prefix> | undefined }
  | TooMany;

interface Submission<Prefix> extends Omit<KeyedRequest, 'key'> {
  prefix?: Prefix;
  /**
   * The reference of the record that this adds to, where there is one; else the submission gets a new one. Asked within
   * the write: two that are sent at once may both begin the record.
   */
  findReference?: (transaction: WriteTransaction) => Promise<string | undefined>;
  /** Given by the device; without it the content and the day make one. */
  key?: string | undefined;
  /** When the page was made that a form without a script was posted from. */
  pressedOn?: string | undefined;
  sender?: Sender | undefined;
  now: Date;
}

const REFERENCE_ATTEMPTS = 5;

/**
 * Stores what somebody sends under a new reference: `work` writes it, mails included, and all of it is on disk when
 * this resolves. The same key with the same content gets the first receipt again and stores nothing.
 */
export async function takeSubmission<Prefix extends string | undefined = undefined>(
  { store, mail, secret }: Needs<'store' | 'mail' | 'secret'>,
  { prefix, findReference, kind, content, key, pressedOn = '', sender, now }: Submission<Prefix>,
  work: (transaction: WriteTransaction, receipt: ReceiptOf<Prefix>) => Promise<void>,
): Promise<Taken<Prefix>> {
  const submissionDate = now.toISOString();
  const ownKey = () => keyFromContent({ kind, content }, pressedOn, dayInLusaka(now));
  const request = { kind, content, key: key?.toLowerCase() ?? ownKey() };
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await store.write(async (transaction) => {
        const given = await findReference?.(transaction);
        const reference = prefix && { reference: given ?? newReference(prefix) };
        const receipt = { ...reference, submissionDate } as ReceiptOf<Prefix>;
        const taken = await once(transaction, request, submissionDate, receipt, async () => {
          await countSubmission(transaction, kind, sender, now);
          await work(transaction, receipt);
        });
        // What adds to a record, and what has no reference, no phone brings back.
        if (taken.outcome === 'otherBody') return taken;
        const isSigned = prefix && !findReference;
        return { ...taken, signed: isSigned ? await sign(transaction, taken) : undefined };
      });
      if (result.outcome === 'otherBody')
        return {
          outcome: 'keyReused',
          receipt: result.firstAnswer && receiptIn(result.firstAnswer),
        };
      mail.wake();
      const { outcome, answer, signed } = result;
      return {
        outcome: 'stored',
        receipt: receiptIn(answer),
        isFirst: outcome === 'first',
        signed,
      };
    } catch (error) {
      const referenceTaken = isUniqueViolation(error);
      if (!referenceTaken || attempt === REFERENCE_ATTEMPTS) return asTooMany(error);
    }
  }

  /** The first answer is kept as it was signed; whoever asks again hears which epoch it is by now. */
  async function sign(
    transaction: WriteTransaction,
    { outcome, answer }: { outcome: 'first' | 'again'; answer: ReceiptOf<Prefix> },
  ): Promise<Signed | undefined> {
    const signed =
      outcome === 'again'
        ? await signedAgain(transaction, answer)
        : await signReceipt(transaction, request, answer as Receipt, secret);
    return signed && { ...signed, key: request.key };
  }
}
