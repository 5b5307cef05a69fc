import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { Needs } from '#lib/needs.ts';

const CONFIRMATION = 'newsletter confirmation';
const UNSUBSCRIBE = 'newsletter unsubscribe';
const DAY = 24 * 60 * 60 * 1000;

/** For how many days the link of a confirmation mail works. */
export const CONFIRM_WITHIN_DAYS = 7;

type Site = Needs<'publicUrl' | 'secret'>;

export function confirmationLink(id: string, now: Date, { publicUrl, secret }: Site): string {
  const until = now.getTime() + CONFIRM_WITHIN_DAYS * DAY;
  const token = signText(`${id}.${until}`, keyFor(CONFIRMATION, secret));
  return `${publicUrl}/newsletter/confirm?token=${token}`;
}

/** The subscriber's id; undefined for a link that is not ours or too old. */
export function readConfirmation(token: string, now: Date, secret: string): string | undefined {
  const [id, until] = readSignedText(token, keyFor(CONFIRMATION, secret))?.split('.') ?? [];
  return id && now.getTime() <= Number(until) ? id : undefined;
}

/** Works for as long as there are mails with it. */
export function unsubscribeLink(id: string, { publicUrl, secret }: Site): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${signText(id, keyFor(UNSUBSCRIBE, secret))}`;
}

export function readUnsubscribe(token: string, secret: string): string | undefined {
  return readSignedText(token, keyFor(UNSUBSCRIBE, secret));
}
