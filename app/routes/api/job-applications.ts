import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { jobApplicationSchema } from '#features/recruitment/form/schema.ts';
import { submitJobApplication } from '#features/recruitment/intake/commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readMultipartRequest } from '#lib/http/multipart-request.server.ts';
import type { Route } from './+types/job-applications.ts';
import { takingForm } from './described.ts';

/** Takes a job application with its resume. */
export const action = takingForm(
  v.strictObject(jobApplicationSchema([]).entries),
  async ({ request, context }: Route.ActionArgs) => {
    const read = await readMultipartRequest(request);
    if (!read.ok) return read.response;

    const result = await submitJobApplication(context.get(services), {
      ...read,
      sender: context.get(sender),
    });
    return answerSubmission(result);
  },
);
