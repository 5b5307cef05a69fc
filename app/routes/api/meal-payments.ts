import { sender, services } from '#app/services.server.ts';
import { makePaymentReference } from '#features/meals/payment-commands.server.ts';
import { readJsonRequest } from '#lib/json-request.server.ts';
import { keyReused, problem, tooMany } from '#lib/problem.server.ts';
import { personalPage } from '#lib/public-page.ts';
import type { Route } from './+types/meal-payments.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const result = await makePaymentReference(context.get(services), {
    input: read.body,
    key: read.key,
    sender: context.get(sender),
  });
  switch (result.outcome) {
    case 'stored':
      return Response.json(result.receipt, { status: 201, headers: personalPage });
    case 'refused':
      return problem({ status: 422, ...result.refusal });
    case 'keyReused':
      return keyReused();
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
}
