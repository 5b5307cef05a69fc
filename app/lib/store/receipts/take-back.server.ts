import { dayInLusaka } from '../../dates/plain-date.ts';
import { notePublication } from '../../jobs/publish-signal.server.ts';
import type { Needs } from '../../needs.ts';
import {
  asTooMany,
  countSubmission,
  type Sender,
  type TooMany,
} from '../../rate-limit/sender.server.ts';
import {
  type KeyedRequest,
  keyFromContent,
  once,
  type Recalled,
  recall,
} from '../idempotency.server.ts';
import { isUniqueViolation, type WriteTransaction } from '../store.server.ts';
import type { Receipt, Taken } from '../take-submission.server.ts';
import { isProven, type ProvenReceipt, readProof } from './receipt-proof.server.ts';
import { noteReturn } from './returned-receipts.server.ts';
import { receiptIn, signedAgain, signReceipt } from './signed-receipt.server.ts';
import { findEpoch, findNewestEpoch, newEpoch } from './store-epoch.server.ts';

/** Why something is not taken back: no receipt of ours for these answers, or erased since. */
export interface NotBack {
  outcome: 'notBack';
  because: 'unproven' | 'erased';
}

interface Offered extends Omit<KeyedRequest, 'key'> {
  key?: string | undefined;
  /** The receipt that the device has kept. */
  proof: string;
  /** Whether what had this reference was erased, and is to stay so. */
  wasErased(transaction: WriteTransaction, reference: string): Promise<boolean>;
  sender?: Sender | undefined;
  now: Date;
}

/**
 * A phone offers what it sent before the data became a copy of earlier ones. What the school has it leaves, and gives
 * the receipt again; what it lost it takes under the same reference and of the same day, if it has signed the receipt
 * for exactly this. Resolves when it is on disk. Where it shows that the data were set back and nobody said so, it begins
 * an epoch.
 */
export async function takeBack(
  { store, secret, publish }: Needs<'store' | 'secret' | 'publish'>,
  { proof, wasErased, sender, now, key: given, kind, content }: Offered,
  work: (transaction: WriteTransaction, receipt: Receipt) => Promise<void>,
): Promise<Extract<Taken, { outcome: 'stored' | 'keyReused' }> | NotBack | TooMany> {
  const said = readProof(proof);
  const key = given?.toLowerCase() ?? keyFromContent({ kind, content }, proof, dayInLusaka(now));
  const request = { key, kind, content };
  if (!said) return { outcome: 'notBack', because: 'unproven' };
  let isEpochBegun = false;
  try {
    const result = await store.write(async (transaction) => {
      const known = await recall<Receipt>(transaction, request);
      if (known) return hasItAlready(transaction, known);
      if (!isProven(proof, request, secret)) return notBack('unproven');
      if (await wasErased(transaction, said.reference)) {
        await noteReturn(transaction, said, false, now);
        return notBack('erased');
      }
      const receipt = { reference: said.reference, submissionDate: said.submissionDate };
      const taken = await once(transaction, request, now.toISOString(), receipt, async () => {
        await countSubmission(transaction, request.kind, sender, now);
        await work(transaction, receipt);
        isEpochBegun = await noteLoss(transaction, said, now);
        await noteReturn(transaction, said, true, now);
      });
      // Another tab was faster, whose write this one could not see yet.
      if (taken.outcome !== 'first') return hasItAlready(transaction, taken);
      const at = now.toISOString();
      const signed = await signReceipt(transaction, request, receipt, secret, at);
      return { ...stored(receipt, true), signed };
    });
    // Its phone is told all the same where pages cannot be made anew now: others hear of it at the next look.
    if (isEpochBegun) await publish.notify().catch(() => undefined);
    return result;
  } catch (error) {
    if (!isUniqueViolation(error) || !isProven(proof, request, secret)) return asTooMany(error);
    // The record is there, and only its key has been forgotten.
    const { reference, submissionDate } = said;
    const signed = { epoch: await findEpoch(store.read) };
    return { ...stored({ reference, submissionDate }, false), signed };
  }
}

async function hasItAlready(transaction: WriteTransaction, known: Recalled<Receipt>) {
  if (known.outcome === 'otherBody') {
    const { firstAnswer } = known;
    return { outcome: 'keyReused' as const, receipt: firstAnswer && receiptIn(firstAnswer) };
  }
  const { answer } = known;
  const signed = (await signedAgain(transaction, answer)) ?? {
    epoch: await findEpoch(transaction),
  };
  return { ...stored(receiptIn(answer), false), signed };
}

const stored = (receipt: Receipt, isFirst: boolean) => ({
  outcome: 'stored' as const,
  receipt,
  isFirst,
});

const notBack = (because: NotBack['because']) => ({ outcome: 'notBack' as const, because });

/**
 * A receipt is genuine, and these data do not have what it stands for, nor have they erased it: so they are earlier than
 * it. Where it is of their own epoch, nobody has said that they came from a copy (a snapshot of the machine, an archive of
 * PostgreSQL): the next epoch begins, within this write and once, and pages say it to all other phones. True then; the
 * caller notifies `publish` after the write.
 */
async function noteLoss(
  transaction: WriteTransaction,
  { epoch, number }: Pick<ProvenReceipt, 'epoch' | 'number'>,
  now: Date,
): Promise<boolean> {
  const newest = await findNewestEpoch(transaction);
  const isUnsaid = newest.epoch === epoch;
  if (isUnsaid) {
    await transaction
      .insertInto('store_epochs')
      .values({
        position: newest.position + 1,
        epoch: newEpoch(),
        begun_at: now.toISOString(),
        receipts: 0,
      })
      // Another phone was there in the same moment: it has begun it.
      .onConflict((conflict) => conflict.column('position').doNothing())
      .execute();
    await notePublication(transaction);
  }
  // Numbers from here on were given out twice: before these data were set back and after.
  await transaction
    .updateTable('store_epochs')
    .set({ receipts: number - 1 })
    .where('epoch', '=', epoch)
    .where('receipts', '>=', number)
    .execute();
  return isUnsaid;
}
