import type { JoinFamily } from '#features/enrollment/intake/join-family.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepDecision, THE_FAMILY } from './decisions.server.ts';
import { haveContactInCommon } from './suggestions.server.ts';

/**
 * Joins a new application with the earlier one that it names, when a guardian's phone or address is the same in both;
 * the office can take it back. A wrong reference, or one of another family, changes nothing, and nobody is told:
 * whoever guesses learns nothing.
 */
export const joinAsFamilySays: JoinFamily = async (
  transaction,
  { reference, earlier, school, now },
) => {
  await lock(transaction, 'families');
  if (!(await haveContactInCommon(transaction, { school }, reference, earlier))) return;
  await keepDecision(transaction, [earlier, reference], 'sameFamily', THE_FAMILY, now);
};
