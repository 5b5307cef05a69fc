import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { enrollmentForm } from '#features/enrollment/form/schema.ts';
import { applicationIntake } from '#features/enrollment/intake/application-intake.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { receiveForm } from '#forms/take-form.server.ts';
import { readJsonRequest } from '#lib/http/json-request.server.ts';
import { refusedField } from '#lib/http/problem.server.ts';
import type { Route } from './+types/enrollment-applications.ts';
import { taking } from './described.ts';
import { toldApplication } from './described-answers.ts';

const takenOn = ({ day }: { day: ApplicationDay }) =>
  v.strictObject({
    ...toldApplication(day),
    noticeVersion: v.optional(v.string()),
    togetherWith: v.optional(v.string()),
  });

const NOTICE_MUST_BE_TEXT = 'The version of the notice must be text';

/** Takes a family’s application for a place. */
export const action = taking(takenOn, async ({ request, context }: Route.ActionArgs) => {
  const read = await readJsonRequest(request);
  if (!read.ok) return read.response;

  const { noticeVersion, togetherWith, ...input } = read.body;
  if (noticeVersion !== undefined && typeof noticeVersion !== 'string') {
    return refusedField(enrollmentForm.refuses.title, 'noticeVersion', NOTICE_MUST_BE_TEXT);
  }
  const named = typeof togetherWith === 'string' ? togetherWith : undefined;
  const result = await receiveForm(applicationIntake, context.get(services), {
    input,
    key: read.key,
    sender: context.get(sender),
    beside: { noticeVersion, togetherWith: named },
  });
  return answerSubmission(result);
});
