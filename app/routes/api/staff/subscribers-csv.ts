import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { subscriberFilterFrom } from '#features/newsletter/desk-queries.server.ts';
import { subscribersFile } from '#features/newsletter/subscribers-file.server.ts';
import type { Route } from './+types/subscribers-csv.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'subscribers');
  const filter = subscriberFilterFrom(new URL(request.url).searchParams);
  return subscribersFile(context.get(services), staff, filter);
}
