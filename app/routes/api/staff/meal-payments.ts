import { services } from '#app/services.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { listPayments, paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/meal-payments.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'meals');
  const search = new URL(request.url).searchParams;
  const { read } = context.get(services).store;
  return personalJson(await listPayments(read, staff, paymentFilterFrom(search), pageFrom(search)));
}
