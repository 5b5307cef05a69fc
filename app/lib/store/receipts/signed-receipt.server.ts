import { changeAnswer, type KeyedRequest } from '../idempotency.server.ts';
import type { ReadStore, WriteTransaction } from '../store.server.ts';
import { type ProvenReceipt, proofOf } from './receipt-proof.server.ts';
import { findEpoch, nextReceipt } from './store-epoch.server.ts';

/** What a device is told beside a receipt, for it to bring back what the school may lose. */
export interface Signed {
  /** The receipt signed by the school. */
  proof?: string | undefined;
  /** By which the school knows what was sent; a form that was posted brought none of its own. */
  key?: string;
  /** The epoch of the data at the time of the answer. */
  epoch: string;
  /** Instant at which a phone has brought back what the school had lost. */
  cameBackAt?: string | undefined;
}

type Said = Pick<ProvenReceipt, 'reference' | 'submissionDate'>;

/** Signs and numbers a receipt that is given for the first time, and keeps the signature with the answer to its key. */
export async function signReceipt(
  transaction: WriteTransaction,
  request: KeyedRequest,
  { reference, submissionDate }: Said,
  secret: string,
  cameBackAt?: string,
): Promise<Signed> {
  const counted = await nextReceipt(transaction);
  const proof = proofOf({ reference, submissionDate, ...counted }, request, secret);
  const kept = { reference, submissionDate, signed: { proof, cameBackAt } };
  await changeAnswer(transaction, request, kept);
  return { proof, cameBackAt, epoch: counted.epoch };
}

/** What was signed with an answer that is given again; undefined for one from before receipts were signed. */
export async function signedAgain(read: ReadStore, answer: object): Promise<Signed | undefined> {
  const { signed } = answer as { signed?: Omit<Signed, 'epoch'> };
  return signed && { ...signed, epoch: await findEpoch(read) };
}

/** The receipt alone of an answer as it is kept. */
export function receiptIn<Receipt extends object>(answer: Receipt): Receipt {
  const { signed: _, ...receipt } = answer as Receipt & { signed?: unknown };
  return receipt as Receipt;
}
