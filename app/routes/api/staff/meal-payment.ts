import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { changePayment, paymentChangeSchema } from '#features/meals/desk/desk-commands.server.ts';
import { findPayment, recordPaymentSeen } from '#features/meals/desk/desk-queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/meal-payment.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'meals');
  await recordPaymentSeen(store, staff, params.reference, clock.now());
  const payment = await findPayment(store.read, staff, params.reference);
  return payment ? deskJson(payment) : nothingHere();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'meals');
  const change = await readDeskBody(request, paymentChangeSchema);
  return answerDesk(await changePayment(context.get(services), staff, params.reference, change));
}
