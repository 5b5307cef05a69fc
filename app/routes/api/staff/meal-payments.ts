import { services } from '#app/services.server.ts';
import { listPayments, paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { pageFrom } from '#features/staff/list/list-page.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/meal-payments.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'meals');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return deskJson(await listPayments(read, staff, paymentFilterFrom(search), pageFrom(search)));
}
