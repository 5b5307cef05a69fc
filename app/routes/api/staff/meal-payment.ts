import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { changePayment, paymentChangeSchema } from '#features/meals/desk/desk-commands.server.ts';
import { findPayment, recordPaymentSeen } from '#features/meals/desk/desk-queries.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/meal-payment.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'meals');
  await recordPaymentSeen(store, staff, params.reference, clock.now());
  const payment = await findPayment(store.read, staff, params.reference);
  return payment ? personalJson(payment) : notFound();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'meals');
  const change = await readBody(request, paymentChangeSchema);
  return answerDesk(await changePayment(context.get(services), staff, params.reference, change));
}
