import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { listMails, mailStatusFrom } from '#desk/mail/desk-mail.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/mail.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'mail');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return personalJson(await listMails(read, staff, mailStatusFrom(search), pageFrom(search)));
}
