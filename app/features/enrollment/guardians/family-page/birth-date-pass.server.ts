import { readWords, type Signing, signWords } from '#lib/crypto/words-for-a-time.server.ts';

/** As long as the page keeps itself open. */
const PASS = { purpose: 'page of a family by birth date', forMs: 15 * 60_000 };

/** Opens the page of the child of one application for whoever knew its reference and the birth date. */
export function writeBirthDatePass(reference: string, signing: Signing): string {
  return signWords(PASS, [reference], signing);
}

/** The reference that was looked up; undefined for what is none of ours, or older than a quarter of an hour. */
export function readBirthDatePass(pass: string, signing: Signing): string | undefined {
  return readWords(PASS, pass, signing)[0];
}
