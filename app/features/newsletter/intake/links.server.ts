import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import { readWords, signWords } from '#lib/crypto/words-for-a-time.server.ts';
import type { Needs } from '#lib/needs.ts';

const UNSUBSCRIBE = 'newsletter unsubscribe';

/** For how many days the link of a confirmation mail works. */
export const CONFIRM_WITHIN_DAYS = 7;
const confirmation = {
  purpose: 'newsletter confirmation',
  forMs: CONFIRM_WITHIN_DAYS * 24 * 60 * 60 * 1000,
};

type Site = Needs<'publicUrl' | 'secret'>;

export function confirmationLink(id: string, now: Date, { publicUrl, secret }: Site): string {
  const token = signWords(confirmation, [id], { secret, now });
  return `${publicUrl}/newsletter/confirm?token=${token}`;
}

/** The subscriber's id; undefined for a link that is not ours or too old. */
export function readConfirmation(token: string, now: Date, secret: string): string | undefined {
  return readWords(confirmation, token, { secret, now })[0];
}

/** Works for as long as there are mails with it. */
export function unsubscribeLink(id: string, { publicUrl, secret }: Site): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${signText(id, keyFor(UNSUBSCRIBE, secret))}`;
}

export function readUnsubscribe(token: string, secret: string): string | undefined {
  return readSignedText(token, keyFor(UNSUBSCRIBE, secret));
}
