import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { beginIssue, newIssueSchema } from '#features/newsletter/desk-commands.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/newsletters.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const { letter } = await readBody(request, newIssueSchema);
  return answerDesk(await beginIssue(context.get(services), staff, letter));
}
