import { createHmac } from 'node:crypto';
import { keyFor } from './secret.server.ts';
import { readWords, signWords } from './words-for-a-time.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What kind of link it is, and for how many days it opens something. */
interface LinkKind {
  /** Keys the signature: a link of one kind opens nothing of another. */
  purpose: string;
  days: number;
}

/** The token of a link that opens one thing for whoever reads the mail of this address. */
export function tokenForAddress(
  { purpose, days }: LinkKind,
  { subject, email }: { subject: string; email: string },
  now: Date,
  secret: string,
): string {
  const words = [subject, keyOfAddress({ purpose }, email, secret)];
  return signWords({ purpose, forMs: days * DAY_MS }, words, { secret, now });
}

/** What a link opens, and the key of the address that it went to; undefined for one that is not ours or too old. */
export function readTokenForAddress(
  kind: Pick<LinkKind, 'purpose'>,
  token: string,
  now: Date,
  secret: string,
): { subject: string; addressKey: string } | undefined {
  const [subject, addressKey] = readWords(kind, token, { secret, now });
  return subject && addressKey ? { subject, addressKey } : undefined;
}

/** Tells addresses apart without naming any: an address that the family has given up opens nothing any more. */
export function keyOfAddress(
  { purpose }: Pick<LinkKind, 'purpose'>,
  email: string,
  secret: string,
): string {
  return createHmac('sha256', keyFor(purpose, secret))
    .update(`address ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16);
}
