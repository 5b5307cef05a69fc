import { findHeldInShort } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { scopeFrom } from '#features/families/erasure/scope.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { reading } from '../../described.ts';
import { roomRoute } from '../desk-routes.ts';

/**
 * All that is held under this reference, or with `?of=family` of its whole family: what goes with an erasure. What may
 * belong to the family and is named in `also` is counted to it.
 */
export const loader = reading(
  scopeFrom,
  roomRoute('families', async (school, staff, { key, search }) => {
    const subject = familySubject(staff, key);
    const held = subject && (await findHeldInShort(school, subject, scopeFrom(search)));
    return held && personalJson(held);
  }),
);
