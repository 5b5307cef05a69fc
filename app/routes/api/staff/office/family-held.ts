import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { findHeldInShort } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/family-held.ts';

/** How much is held under a reference: what goes with an erasure. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const subject = familySubject(staff, params.reference);
  const held = subject && (await findHeldInShort(context.get(services), subject));
  return held ? personalJson(held) : notFound();
}
