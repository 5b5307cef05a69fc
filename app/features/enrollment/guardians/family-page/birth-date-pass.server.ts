import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';

const PASS = 'page of a family by birth date';
/** As long as the page keeps itself open. */
const FOR_MS = 15 * 60_000;

interface Signing {
  secret: string;
  now: Date;
}

/** Opens the page of the child of one application for whoever knew its reference and the birth date. */
export function writeBirthDatePass(reference: string, { secret, now }: Signing): string {
  return signText(`${reference}.${now.getTime() + FOR_MS}`, keyFor(PASS, secret));
}

/** The reference that was looked up; undefined for what is none of ours, or older than a quarter of an hour. */
export function readBirthDatePass(pass: string, { secret, now }: Signing): string | undefined {
  const [reference, until] = readSignedText(pass, keyFor(PASS, secret))?.split('.') ?? [];
  return now.getTime() <= Number(until) ? reference : undefined;
}
