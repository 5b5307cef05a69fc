import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { endSessionById } from '#features/accounts/sessions/end-session.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { problem, tooMany } from '#lib/http/problem.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/ended-sessions.ts';

const bodySchema = v.object({ session: v.pipe(v.string(), v.uuid()) });

/** A device that was cleared tells which session it kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;
  const body = v.safeParse(bodySchema, read.body);
  if (!body.success) {
    const detail = 'Give the id of a session.';
    const errors = [{ field: 'session', message: detail }];
    return problem({ status: 422, title: 'There is a problem', detail, errors });
  }
  const ended = await endSessionById(
    context.get(services),
    context.get(sender),
    body.output.session,
  );
  if (ended.outcome === 'tooMany') return tooMany(ended.retryAfterSeconds);
  return Response.json(
    { submissionDate: ended.submissionDate },
    { status: 201, headers: personalPage },
  );
}
