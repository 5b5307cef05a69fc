import { keyFor } from './secret.server.ts';
import { readSignedText, signText } from './signed-text.server.ts';

export interface Signing {
  secret: string;
  now: Date;
}

/**
 * Words without full stops that may leave the server and come back until their time is over. What is signed for one
 * purpose opens nothing of another.
 */
export function signWords(
  { purpose, forMs }: { purpose: string; forMs: number },
  words: readonly string[],
  { secret, now }: Signing,
): string {
  return signText([...words, now.getTime() + forMs].join('.'), keyFor(purpose, secret));
}

/** The words; none for what is not ours or too old. */
export function readWords(
  { purpose }: { purpose: string },
  signed: string,
  { secret, now }: Signing,
): string[] {
  const words = readSignedText(signed, keyFor(purpose, secret))?.split('.') ?? [];
  return now.getTime() <= Number(words.pop()) ? words : [];
}
