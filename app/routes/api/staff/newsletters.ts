import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { noticesLetter, urgentNotices } from '#features/calendar/notices/urgent-notices.ts';
import { beginIssue, newIssueSchema } from '#features/newsletter/desk-commands.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/newsletters.ts';

/** What a new one begins with: what every page says of a closed school or a term that begins on another day. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { content, clock } = context.get(services);
  await requireRoom(request, context.get(services), 'subscribers');
  const notices = urgentNotices(content, dayInLusaka(clock.now()));
  return personalJson({ begun: noticesLetter(notices) });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const { letter } = await readBody(request, newIssueSchema);
  return answerDesk(await beginIssue(context.get(services), staff, letter));
}
