import { createHmac } from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';

const PURPOSE = 'answer to a message';
const DAY = 24 * 60 * 60 * 1000;

/** For how many days the link of a mail opens a conversation. */
export const ANSWER_WITHIN_DAYS = 30;

/** Opens a conversation for whoever reads the mail of this address. */
export function answerLink(
  conversation: string,
  email: string,
  now: Date,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string {
  const until = now.getTime() + ANSWER_WITHIN_DAYS * DAY;
  const text = `${conversation}.${keyOfAddress(email, secret)}.${until}`;
  return `${publicUrl}/messages/answer?token=${signText(text, keyFor(PURPOSE, secret))}`;
}

/** The conversation, and the key of the address that the link went to; undefined for one that is not ours or too old. */
export function readAnswerLink(
  token: string,
  now: Date,
  secret: string,
): { conversation: string; addressKey: string } | undefined {
  const signed = readSignedText(token, keyFor(PURPOSE, secret));
  const [conversation, addressKey, until] = signed?.split('.') ?? [];
  if (!conversation || !addressKey || now.getTime() > Number(until)) return undefined;
  return { conversation, addressKey };
}

/** Tells addresses apart without naming any: an address that the family has given up opens nothing any more. */
export function keyOfAddress(email: string, secret: string): string {
  return createHmac('sha256', keyFor(PURPOSE, secret))
    .update(`address ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16);
}
