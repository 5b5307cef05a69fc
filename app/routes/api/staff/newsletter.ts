import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { changeIssue, issueChangeSchema } from '#features/newsletter/desk-commands.server.ts';
import { findIssue } from '#features/newsletter/desk-queries.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { previewLink } from '#lib/mail/preview-link.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/newsletter.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, secret } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const issue = await findIssue(store.read, staff, params.id);
  if (!issue) return notFound();
  const preview = previewLink({ kind: 'newsletter', id: issue.id }, clock.now(), secret);
  return personalJson({ ...issue, preview });
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const change = await readBody(request, issueChangeSchema);
  return answerDesk(await changeIssue(context.get(services), staff, params.id, change));
}
