import { services } from '#app/services.server.ts';
import {
  listIssues,
  listSubscribers,
  subscriberFilterFrom,
} from '#features/newsletter/desk-queries.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { pageFrom } from '#features/staff/list/list-page.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/subscribers.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  const filter = subscriberFilterFrom(search);
  return deskJson({
    list: await listSubscribers(read, staff, filter, pageFrom(search)),
    issues: await listIssues(read, staff),
  });
}
