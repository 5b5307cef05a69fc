import { mayKnowAtStatus } from '#features/enrollment/barred/at-status.server.ts';
import { findFollowed } from '#features/enrollment/guardians/guardian-links.server.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

const PASS = 'papers of an application';
const DAY_MS = 86_400_000;

/** A photograph may wait so long on a phone without a line. */
const SENDS_MS = 30 * DAY_MS;
/** So long its page stays open: it says how far the papers are, and other people may use this phone. */
const SPEAKS_MS = 15 * 60_000;
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

/** `speak`: say how papers come, and read how far they are. `send`: a photograph, which may wait for a line. */
type PassUse = 'speak' | 'send';

/**
 * A text that lets its holder say how papers come and send photographs of them, and read nothing but how far the papers
 * are: the phone keeps it with a photograph that waits, since session or page may have ended when the line is back.
 * It speaks for fifteen minutes and sends for thirty days.
 */
export function writePass({ reference, accountId }: PapersPass, { secret, now }: Signing): string {
  const until = now.getTime() + SENDS_MS;
  return signText(`${reference}.${accountId ?? BY_STATUS}.${until}`, keyFor(PASS, secret));
}

/** Undefined for a pass that is not ours, too old, or of somebody who may not see the application any more. */
export async function readPass(
  read: ReadStore,
  pass: string,
  { secret, now, use }: Signing & { use: PassUse },
): Promise<PapersPass | undefined> {
  const [reference, by, end] = readSignedText(pass, keyFor(PASS, secret))?.split('.') ?? [];
  const until = Number(end) - (use === 'speak' ? SENDS_MS - SPEAKS_MS : 0);
  if (!reference || !by || now.getTime() > until) return undefined;
  if (by === BY_STATUS) {
    const mayKnow = await mayKnowAtStatus(read, reference);
    return mayKnow === 'everything' ? { reference, accountId: null } : undefined;
  }
  const isTheirs = await findFollowed(read, { reference, accountId: by });
  // Of an application that is gone every command says so: the phone need not ask for a new pass.
  const mayAsk = isTheirs || !(await findApplicant(read, reference));
  return mayAsk ? { reference, accountId: by } : undefined;
}
