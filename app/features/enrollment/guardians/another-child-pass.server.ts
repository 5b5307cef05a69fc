import { readWords, type Signing, signWords } from '#lib/crypto/words-for-a-time.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFollowed } from './guardian-links.server.ts';

/** For as long as a form may lie on a phone before it is sent (docs/decisions/0055). */
const PASS = { purpose: 'another child of a guardian', forMs: 30 * 86_400_000 };

/** Says, in the form for another child, that a guardian began it who follows the earlier application in the portal. */
export function writeAnotherChildPass(
  { reference, accountId }: { reference: string; accountId: string },
  signing: Signing,
): string {
  return signWords(PASS, [reference, accountId], signing);
}

/** The earlier application, where the account still follows it; undefined for what is no such pass, or too old. */
export async function readAnotherChildPass(
  read: ReadStore,
  pass: string,
  signing: Signing,
): Promise<string | undefined> {
  const [reference, accountId] = readWords(PASS, pass, signing);
  if (!reference || !accountId) return undefined;
  return (await findFollowed(read, { reference, accountId }))?.reference;
}
