import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A short text that may leave the server and come back: readable by anybody, made by nobody else. */
export function signText(text: string, key: KeyObject): string {
  return `${text}.${seal(text, key)}`;
}

/** The text, if it was signed with this key. */
export function readSignedText(signed: string, key: KeyObject): string | undefined {
  const end = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(end, 0));
  return isSameText(signed.slice(end + 1), seal(text, key)) ? text : undefined;
}

/** Compares in the same time whatever the texts are, so that nobody can feel their way to a right one. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

function seal(text: string, key: KeyObject): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
