import type { JoinFamily } from '#features/enrollment/intake/join-family.ts';
import { lock } from '#lib/store/lock.server.ts';
import { A_FOLLOWER, keepDecision } from './decisions.server.ts';
import { haveContactInCommon } from './suggestions.server.ts';

/**
 * Joins a new application with the earlier one of the guardian who sent it, when a guardian's phone or address is the
 * same in both; the office can take it back. Else nothing changes, and nobody is told.
 */
export const joinAsFamilySays: JoinFamily = async (
  transaction,
  { reference, earlier, school, now },
) => {
  await lock(transaction, 'families');
  if (!(await haveContactInCommon(transaction, { school }, reference, earlier))) return;
  await keepDecision(transaction, [earlier, reference], 'sameFamily', A_FOLLOWER, now);
};
