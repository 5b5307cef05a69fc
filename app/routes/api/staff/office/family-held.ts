import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { findHeldInShort } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { scopeFrom } from '#features/families/erasure-plan.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/family-held.ts';

/** All that is held of a family, or with `?of=one` under this reference alone: what goes with an erasure. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const scope = scopeFrom(new URL(request.url).searchParams);
  const subject = familySubject(staff, params.reference);
  const held = subject && (await findHeldInShort(context.get(services), subject, scope));
  return held ? personalJson(held) : notFound();
}
