import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { applicationIntake } from '#features/recruitment/intake/application-intake.server.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { formSchema } from '#forms/parse-form.ts';
import { answerApi } from '#forms/take-form.server.ts';
import type { Route } from './+types/job-applications.ts';
import { takingForm } from './described.ts';

/** Takes a job application with its resume. */
export const action = takingForm(
  v.strictObject(formSchema(jobApplication, []).entries),
  ({ request, context }: Route.ActionArgs) =>
    answerApi(applicationIntake, request, context.get(services), context.get(sender)),
);
