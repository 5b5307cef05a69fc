import { sender, services } from '#app/services.server.ts';
import { receiveMessage } from '#features/contact/commands.server.ts';
import { readJsonRequest } from '#lib/json-request.server.ts';
import { keyReused, problem, tooMany } from '#lib/problem.server.ts';
import type { Route } from './+types/contact-messages.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const result = await receiveMessage(context.get(services), {
    input: read.body,
    key: read.key,
    sender: context.get(sender),
  });
  switch (result.outcome) {
    case 'stored':
      return Response.json(result.receipt, {
        status: 201,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'refused':
      return problem({ status: 422, ...result.refusal });
    case 'keyReused':
      return keyReused();
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
}
