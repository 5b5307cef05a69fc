import { services } from '#app/services.server.ts';
import { listMessages, messageFilterFrom } from '#features/contact/desk-queries.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { pageFrom } from '#features/staff/list/list-page.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'messages');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return deskJson(await listMessages(read, staff, messageFilterFrom(search), pageFrom(search)));
}
