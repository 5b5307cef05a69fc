import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { showAtDesk } from '#features/publishing/photographs/find-photograph.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/content-photograph.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  return (await showAtDesk(request, context.get(services), staff, params.digest)) ?? notFound();
}
