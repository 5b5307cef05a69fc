import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { listMessages, messageFilterFrom } from '#features/contact/desk-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'messages');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return personalJson(await listMessages(read, staff, messageFilterFrom(search), pageFrom(search)));
}
