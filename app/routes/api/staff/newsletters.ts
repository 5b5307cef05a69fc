import { services } from '#app/services.server.ts';
import { beginIssue, newIssueSchema } from '#features/newsletter/desk-commands.server.ts';
import { answerDesk } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/newsletters.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const { letter } = await readDeskBody(request, newIssueSchema);
  return answerDesk(await beginIssue(context.get(services), staff, letter));
}
