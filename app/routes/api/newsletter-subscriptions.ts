import { sender, services } from '#app/services.server.ts';
import { subscribe } from '#features/newsletter/intake/commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import type { Route } from './+types/newsletter-subscriptions.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const result = await subscribe(context.get(services), {
    input: read.body,
    key: read.key,
    sender: context.get(sender),
  });
  return answerSubmission(result);
}
