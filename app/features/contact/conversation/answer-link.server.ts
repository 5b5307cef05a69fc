import {
  keyOfAddress as keyOf,
  readTokenForAddress,
  tokenForAddress,
} from '#lib/crypto/link-for-address.server.ts';
import type { Needs } from '#lib/needs.ts';

const answerToMessage = { purpose: 'answer to a message', days: 30 };

/** Opens a conversation for whoever reads the mail of this address. */
export function answerLink(
  conversation: string,
  email: string,
  now: Date,
  { publicUrl, secret }: Needs<'publicUrl' | 'secret'>,
): string {
  const opens = { subject: conversation, email };
  return `${publicUrl}/messages/answer?token=${tokenForAddress(answerToMessage, opens, now, secret)}`;
}

/** The conversation, and the key of the address that the link went to; undefined for one that is not ours or too old. */
export function readAnswerLink(
  token: string,
  now: Date,
  secret: string,
): { conversation: string; addressKey: string } | undefined {
  const link = readTokenForAddress(answerToMessage, token, now, secret);
  return link && { conversation: link.subject, addressKey: link.addressKey };
}

/** Tells addresses apart without naming any: an address that the family has given up opens nothing any more. */
export function keyOfAddress(email: string, secret: string): string {
  return keyOf(answerToMessage, email, secret);
}
