import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { eraseAtDesk, findHeldInShort } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody, refusedAtDesk } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/family.ts';

const TYPE_IT = 'Type the reference once more, so that nothing else is erased';
const bodySchema = v.object({ reference: v.string(TYPE_IT) });

/** How much is held under a reference. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const subject = familySubject(staff, params.reference);
  const held = subject && (await findHeldInShort(context.get(services), subject));
  return held ? deskJson(held) : nothingHere();
}

/** Erases it, once the reference has been typed a second time. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const subject = familySubject(staff, params.reference);
  if (!subject) return nothingHere();
  const { reference } = await readDeskBody(request, bodySchema);
  if (familySubject(staff, reference)?.reference !== subject.reference) {
    return refusedAtDesk(TYPE_IT, [{ field: 'again', message: TYPE_IT }]);
  }
  const erased = await eraseAtDesk(context.get(services), subject);
  return erased ? deskJson(erased) : nothingHere();
}
