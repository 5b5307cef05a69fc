import { services } from '#app/services.server.ts';
import { listParts } from '#features/publishing/versions.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/content-parts.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  return deskJson({ parts: await listParts(context.get(services).store.read, staff) });
}
