import { mayKnowAtStatus } from '#features/enrollment/barred/at-status.server.ts';
import { findFollowed } from '#features/enrollment/guardians/guardian-links.server.ts';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

const PASS = 'papers of an application';
const DAY_MS = 86_400_000;

/** A photograph may wait so long on a phone without a line. */
const FOR_GUARDIAN_MS = 30 * DAY_MS;
/** Whoever looked the status up photographs at once, or asks again. */
const FOR_STATUS_MS = 2 * 3_600_000;
const BY_STATUS = 'status';

/** Who may speak of the papers of an application: a guardian's account, or whoever knew the answer at /status. */
export interface PapersPass {
  reference: string;
  /** Null for whoever came through /status, who may change nothing that a guardian has sent. */
  accountId: string | null;
}

interface Signing {
  secret: string;
  now: Date;
}

/**
 * A text that lets its holder say how papers come and send photographs of them, and read nothing but how far the papers
 * are: the phone keeps it with a photograph that waits, since the session may have ended when the line is back.
 */
export function writePass({ reference, accountId }: PapersPass, { secret, now }: Signing): string {
  const until = now.getTime() + (accountId ? FOR_GUARDIAN_MS : FOR_STATUS_MS);
  return signText(`${reference}.${accountId ?? BY_STATUS}.${until}`, keyFor(PASS, secret));
}

/** Undefined for a pass that is not ours, too old, or of an account that may not see the application any more. */
export async function readPass(
  read: ReadStore,
  pass: string,
  { secret, now }: Signing,
): Promise<PapersPass | undefined> {
  const [reference, by, until] = readSignedText(pass, keyFor(PASS, secret))?.split('.') ?? [];
  if (!reference || !by || now.getTime() > Number(until)) return undefined;
  if (by === BY_STATUS) {
    const mayKnow = await mayKnowAtStatus(read, reference);
    return mayKnow === 'everything' ? { reference, accountId: null } : undefined;
  }
  const isTheirs = await findFollowed(read, { reference, accountId: by });
  return isTheirs ? { reference, accountId: by } : undefined;
}
