import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { membersFile } from '#features/parent-forms/desk/members-file.server.ts';
import type { Route } from './+types/pta-members-file.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'parents');
  return membersFile(context.get(services), staff);
}
