import { keyFor } from '../../crypto/secret.server.ts';
import { readSignedText, signText } from '../../crypto/signed-text.server.ts';
import { digestOf, type KeyedRequest } from '../idempotency.server.ts';

/** What the school has said in a receipt. */
export interface ProvenReceipt {
  /** Of the data at that time, and the how manieth receipt in it. */
  epoch: string;
  number: number;
  reference: string;
  /** Instant at which the school took it. */
  submissionDate: string;
}

type Sent = Pick<KeyedRequest, 'kind' | 'content'>;

/**
 * The receipt as the device keeps it, signed by the school for what was sent: worth nothing with other answers. It can
 * be read by anybody and names nobody.
 */
export function proofOf(receipt: ProvenReceipt, sent: Sent, secret: string): string {
  const { epoch, number, reference, submissionDate } = receipt;
  const said = [epoch, number, reference, submissionDate].join('~');
  const signed = signText(textOf(said, sent), keyOf(secret));
  return `${said}~${signed.slice(signed.lastIndexOf('.') + 1)}`;
}

const PROOF =
  /^([\w-]{6})~([1-9]\d{0,8})~([A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4})~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\w-]{43})$/;

/** What a proof says, before anybody knows whether the school has signed it; undefined for what is none. */
export function readProof(proof: string): ProvenReceipt | undefined {
  const [, epoch, number, reference, submissionDate] = PROOF.exec(proof) ?? [];
  if (!epoch || !reference || !submissionDate) return undefined;
  if (Number.isNaN(Date.parse(submissionDate))) return undefined;
  return { epoch, number: Number(number), reference, submissionDate };
}

/** Whether the school has given this receipt for exactly this. */
export function isProven(proof: string, sent: Sent, secret: string): boolean {
  const end = proof.lastIndexOf('~');
  const signed = `${textOf(proof.slice(0, end), sent)}.${proof.slice(end + 1)}`;
  return readSignedText(signed, keyOf(secret)) !== undefined;
}

const textOf = (said: string, { kind, content }: Sent) => `${said}~${kind}~${digestOf(content)}`;

const keyOf = (secret: string) => keyFor('receipt', secret);
