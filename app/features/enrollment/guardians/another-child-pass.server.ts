import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findFollowed } from './guardian-links.server.ts';

const PURPOSE = 'another child of a guardian';
const DAY_MS = 86_400_000;
/** A form may lie on a phone so long before it is sent (docs/decisions/0055). */
const DAYS = 30;

interface Signing {
  secret: string;
  now: Date;
}

/** Says, in the form for another child, that a guardian began it who follows the earlier application in the portal. */
export function writeAnotherChildPass(
  { reference, accountId }: { reference: string; accountId: string },
  { secret, now }: Signing,
): string {
  const until = now.getTime() + DAYS * DAY_MS;
  return signText(`${reference}.${accountId}.${until}`, keyFor(PURPOSE, secret));
}

/** The earlier application, where the account still follows it; undefined for what is no such pass, or too old. */
export async function readAnotherChildPass(
  read: ReadStore,
  pass: string,
  { secret, now }: Signing,
): Promise<string | undefined> {
  const [reference, accountId, until] =
    readSignedText(pass, keyFor(PURPOSE, secret))?.split('.') ?? [];
  if (!reference || !accountId || now.getTime() > Number(until)) return undefined;
  return (await findFollowed(read, { reference, accountId }))?.reference;
}
