import { lock } from '#lib/store/lock.server.ts';
import { recordGuardianAct } from '../guardian-acts.server.ts';
import type { GuardianServices } from '../guardian-mail.server.ts';
import { inOneCase } from '../which-guardian.ts';
import { readFamilyLink } from './family-link.server.ts';

/**
 * The reader of our mail says that the child is theirs: from now on the address is proven, for each child whose form has
 * it as a guardian's own. Written down as an act on the form that the mail was about, and gone with it. False for a link
 * that opens nothing any more; pressed again, it changes nothing.
 */
export function proveAddress(services: GuardianServices, token: string): Promise<boolean> {
  const { store, clock, secret } = services;
  const now = clock.now();
  return store.write(async (transaction) => {
    // A second press waits for the first.
    await lock(transaction, `proof of an address ${token}`);
    const opened = await readFamilyLink(transaction, token, { secret, now });
    if (!opened || opened.receiver.isProven) return opened !== undefined;
    const { email, applicationId } = opened.receiver;
    const by = { applicationId, email: inOneCase(email) };
    await recordGuardianAct(transaction, by, { act: 'provedAddress' }, now);
    return true;
  });
}
