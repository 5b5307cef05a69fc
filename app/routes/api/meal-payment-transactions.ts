import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { PAYMENT_NOT_FOUND, SETTLED } from '#features/meals/form/notices.ts';
import type { TakenTransaction } from '#features/meals/form/send-transaction.ts';
import { transactionSchema } from '#features/meals/form/transaction-schema.ts';
import { enterTransaction } from '#features/meals/intake/enter-transaction.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { problem, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/meal-payment-transactions.ts';
import { taking } from './described.ts';

/** Takes the provider’s transaction id of a meal payment. */
export const action = taking(
  ({ day }) => v.strictObject(transactionSchema(day.today).entries),
  async ({ request, context }: Route.ActionArgs) => {
    const { body: input } = await readJsonRequest(request);
    const result = await enterTransaction(context.get(services), {
      input,
      sender: context.get(sender),
    });
    switch (result.outcome) {
      case 'stored': {
        const { reference, amountKwacha, status } = result.payment;
        const taken: TakenTransaction = { reference, amountKwacha, status };
        return personalJson(taken, 201);
      }
      case 'refused':
        return problem({ status: 422, ...result.refusal });
      case 'notFound':
        return problem({ status: 422, title: 'Not found', detail: PAYMENT_NOT_FOUND });
      case 'settled':
        return problem({ status: 422, title: 'Settled', detail: SETTLED });
      case 'tooMany':
        return tooMany(result.retryAfterSeconds);
    }
  },
);
