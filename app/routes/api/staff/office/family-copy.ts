import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { exportAtDesk } from '#features/families/desk-requests.server.ts';
import { familySubject } from '#features/families/desk-subject.server.ts';
import { scopeFrom } from '#features/families/erasure-plan.server.ts';
import { recordsAnswer, wantsLetter } from '#features/families/records-answer.server.tsx';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/family-copy.ts';

/** Everything that is held of a family, or with `?of=one` under this reference alone, for the family to keep. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { content } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'families');
  const scope = scopeFrom(new URL(request.url).searchParams);
  const subject = familySubject(staff, params.reference);
  const held = subject && (await exportAtDesk(context.get(services), subject, scope));
  if (!held) return notFound();
  return recordsAnswer(held, { content, isLetter: wantsLetter(request) });
}
