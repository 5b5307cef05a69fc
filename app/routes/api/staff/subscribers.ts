import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import {
  listIssues,
  listSubscribers,
  subscriberFilterFrom,
} from '#features/newsletter/desk-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/subscribers.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  const filter = subscriberFilterFrom(search);
  return personalJson({
    list: await listSubscribers(read, staff, filter, pageFrom(search)),
    issues: await listIssues(read, staff),
  });
}
