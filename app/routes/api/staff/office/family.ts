import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { eraseAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { openFamily } from '#features/families/page/family-page.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/family.ts';

const TYPE_IT = 'Type the reference once more, so that nothing else is erased';
const bodySchema = v.object({
  reference: v.string(TYPE_IT),
  of: v.picklist(['family', 'one']),
  /** Everything that was listed to go. */
  subjects: v.array(v.string()),
});

/** Everything about the family that this reference belongs to. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const subject = familySubject(staff, params.reference);
  const family = subject && (await openFamily(context.get(services), subject));
  return family ? personalJson(family) : notFound();
}

/** Erases the family or what is under this one reference, once the reference has been typed a second time. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'families');
  const subject = familySubject(staff, params.reference);
  if (!subject) return notFound();
  const { reference, of, subjects } = await readBody(request, bodySchema);
  if (familySubject(staff, reference)?.reference !== subject.reference) {
    return nothingChanged(TYPE_IT, [{ field: 'again', message: TYPE_IT }]);
  }
  return answerDesk(await eraseAtDesk(context.get(services), subject, of, subjects));
}
