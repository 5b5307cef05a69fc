import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { paymentsFile } from '#features/meals/desk/payments-file.server.ts';
import type { Route } from './+types/meal-payments-file.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'meals');
  const filter = paymentFilterFrom(new URL(request.url).searchParams);
  return paymentsFile(context.get(services), staff, filter);
}
