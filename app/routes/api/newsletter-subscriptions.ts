import { sender, services } from '#app/services.server.ts';
import { subscribe } from '#features/newsletter/intake/commands.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { keyReused, problem, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/newsletter-subscriptions.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const result = await subscribe(context.get(services), {
    input: read.body,
    key: read.key,
    sender: context.get(sender),
  });
  if (result.outcome === 'keyReused') return keyReused(result.receipt);
  if (result.outcome === 'tooMany') return tooMany(result.retryAfterSeconds);
  if (result.outcome === 'refused') return problem({ status: 422, ...result });
  return personalJson({ submissionDate: result.submissionDate }, 201);
}
