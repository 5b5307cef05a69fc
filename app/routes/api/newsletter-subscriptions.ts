import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { subscriptionSchema } from '#features/newsletter/form/schema.ts';
import { subscribe } from '#features/newsletter/intake/commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import type { Route } from './+types/newsletter-subscriptions.ts';
import { taking } from './described.ts';

/** Takes a sign-up for the newsletter, which the link in a mail confirms. */
export const action = taking(
  v.strictObject(subscriptionSchema.entries),
  async ({ request, context }: Route.ActionArgs) => {
    const { body: input, key } = await readJsonRequest(request);
    const result = await subscribe(context.get(services), {
      input,
      key,
      sender: context.get(sender),
    });
    return answerSubmission(result);
  },
);
