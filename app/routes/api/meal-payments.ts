import { sender, services } from '#app/services.server.ts';
import { makePaymentReference } from '#features/meals/intake/payment-commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import type { Route } from './+types/meal-payments.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const result = await makePaymentReference(context.get(services), {
    input: read.body,
    key: read.key,
    sender: context.get(sender),
  });
  return answerSubmission(result);
}
