import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { changeIssue, issueChangeSchema } from '#features/newsletter/desk-commands.server.ts';
import { findIssue } from '#features/newsletter/desk-queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import type { Route } from './+types/newsletter.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, secret } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const issue = await findIssue(store.read, staff, params.id);
  if (!issue) return nothingHere();
  const preview = previewLink({ kind: 'newsletter', id: issue.id }, clock.now(), secret);
  return deskJson({ ...issue, preview });
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const change = await readDeskBody(request, issueChangeSchema);
  return answerDesk(await changeIssue(context.get(services), staff, params.id, change));
}
