import { services } from '#app/services.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { pageFrom } from '#features/staff/list/list-page.ts';
import { listMails, mailStatusFrom } from '#features/staff/mail/desk-mail.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/mail.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'mail');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return deskJson(await listMails(read, staff, mailStatusFrom(search), pageFrom(search)));
}
