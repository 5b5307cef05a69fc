import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { listParts } from '#features/publishing/versions.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/content-parts.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  return personalJson({ parts: await listParts(context.get(services).store.read, staff) });
}
