import type { JoinFamily } from '#features/enrollment/intake/join-family.ts';
import { lock } from '#lib/store/lock.server.ts';
import { A_FOLLOWER, keepDecision, recordDecision } from './decisions.server.ts';
import { haveContactInCommon, suggestPair } from './suggestions.server.ts';

/**
 * Joins a new application with the earlier one of the guardian who sent it, when a guardian's phone or address is the
 * same in both; the office can take it back. Else nothing changes, and nobody is told. What the office has typed in with
 * the guardians of another child is joined as if it had pressed “Same family”, where that is the question: a second form
 * of the same child stays one.
 */
export const joinAsFamilySays: JoinFamily = async (
  transaction,
  { reference, earlier, school, now, staff },
) => {
  await lock(transaction, 'families');
  if (staff) {
    const suggested = await suggestPair(transaction, { school }, reference, earlier);
    if (suggested?.question !== 'sameFamily') return;
    await keepDecision(transaction, [earlier, reference], 'sameFamily', staff.email, now);
    await recordDecision(transaction, staff, [earlier, reference], 'sameFamily', now);
    return;
  }
  if (!(await haveContactInCommon(transaction, { school }, reference, earlier))) return;
  await keepDecision(transaction, [earlier, reference], 'sameFamily', A_FOLLOWER, now);
};
