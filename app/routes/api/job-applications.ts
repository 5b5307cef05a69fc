import { sender, services } from '#app/services.server.ts';
import { submitJobApplication } from '#features/recruitment/intake/commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readMultipartRequest } from '#lib/http/multipart-request.server.ts';
import type { Route } from './+types/job-applications.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = await readMultipartRequest(request);
  if (!read.ok) return read.response;

  const result = await submitJobApplication(context.get(services), {
    ...read,
    sender: context.get(sender),
  });
  return answerSubmission(result);
}
