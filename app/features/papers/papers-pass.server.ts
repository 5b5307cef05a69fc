import { mayKnowAtStatus } from '#features/enrollment/barred/at-status.server.ts';
import { findFollowed } from '#features/enrollment/guardians/guardian-links.server.ts';
import { findApplicant } from '#features/enrollment/queries.server.ts';
import { readWords, type Signing, signWords } from '#lib/crypto/words-for-a-time.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** A photograph may wait so long on a phone without a line. */
const PASS = { purpose: 'papers of an application', forMs: 30 * 86_400_000 };
/** So long its page stays open: it says how far the papers are, and other people may use this phone. */
const SPEAKS_MS = 15 * 60_000;
const BY_STATUS = 'status';

/** Who may speak of the papers of an application: a guardian's account, or whoever knew the answer at /status. */
export interface PapersPass {
  reference: string;
  /** Null for whoever came through /status, who may change nothing that a guardian has sent. */
  accountId: string | null;
}

/** `speak`: say how papers come, and read how far they are. `send`: a photograph, which may wait for a line. */
type PassUse = 'speak' | 'send';

/**
 * A text that lets its holder say how papers come and send photographs of them, and read nothing but how far the papers
 * are: the phone keeps it with a photograph that waits, since session or page may have ended when the line is back.
 * It speaks for fifteen minutes and sends for thirty days.
 */
export function writePass({ reference, accountId }: PapersPass, signing: Signing): string {
  return signWords(PASS, [reference, accountId ?? BY_STATUS], signing);
}

/** Undefined for a pass that is not ours, too old, or of somebody who may not see the application any more. */
export async function readPass(
  read: ReadStore,
  pass: string,
  { secret, now, use }: Signing & { use: PassUse },
): Promise<PapersPass | undefined> {
  const earlierMs = use === 'speak' ? PASS.forMs - SPEAKS_MS : 0;
  const at = new Date(now.getTime() + earlierMs);
  const [reference, by] = readWords(PASS, pass, { secret, now: at });
  if (!reference || !by) return undefined;
  if (by === BY_STATUS) {
    const mayKnow = await mayKnowAtStatus(read, reference);
    return mayKnow === 'everything' ? { reference, accountId: null } : undefined;
  }
  const isTheirs = await findFollowed(read, { reference, accountId: by });
  // Of an application that is gone every command says so: the phone need not ask for a new pass.
  const mayAsk = isTheirs || !(await findApplicant(read, reference));
  return mayAsk ? { reference, accountId: by } : undefined;
}
