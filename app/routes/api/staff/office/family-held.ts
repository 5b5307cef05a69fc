import { findHeldInShort } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { scopeFrom } from '#features/families/erasure/erasure-plan.server.ts';
import { recordLoader } from '../desk-routes.ts';

/** All that is held under this reference, or with `?of=family` of its whole family: what goes with an erasure. */
export const loader = recordLoader('families', async (school, staff, reference, search) => {
  const subject = familySubject(staff, reference);
  return subject && findHeldInShort(school, subject, scopeFrom(search));
});
