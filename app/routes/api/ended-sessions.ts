import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { endSessionById } from '#features/accounts/sessions/sign-out.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { refusedField, tooMany } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/ended-sessions.ts';
import { taking } from './described.ts';

const bodySchema = v.object({ session: v.pipe(v.string(), v.uuid()) });

/** A device that was cleared tells which session it kept. */
export const action = taking(bodySchema, async ({ request, context }: Route.ActionArgs) => {
  const body = v.safeParse(bodySchema, (await readJsonRequest(request)).body);
  if (!body.success) {
    return refusedField('There is a problem', 'session', 'Give the id of a session.');
  }
  const ended = await endSessionById(
    context.get(services),
    context.get(sender),
    body.output.session,
  );
  if (ended.outcome === 'tooMany') return tooMany(ended.retryAfterSeconds);
  return personalJson({ submissionDate: ended.submissionDate }, 201);
});
