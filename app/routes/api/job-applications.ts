import { sender, services } from '#app/services.server.ts';
import { submitJobApplication } from '#features/recruitment/commands.server.ts';
import { readMultipartRequest } from '#lib/multipart-request.server.ts';
import { keyReused, problem, tooMany } from '#lib/problem.server.ts';
import type { Route } from './+types/job-applications.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readMultipartRequest(request);
  if (!read.ok) return read.response;

  const result = await submitJobApplication(context.get(services), {
    ...read,
    sender: context.get(sender),
  });
  switch (result.outcome) {
    case 'stored':
      return Response.json(result.receipt, {
        status: 201,
        headers: { 'Cache-Control': 'no-store' },
      });
    case 'refused':
      return problem({ status: result.status, ...result.refusal });
    case 'keyReused':
      return keyReused();
    case 'tooMany':
      return tooMany(result.retryAfterSeconds);
  }
}
