import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import { REFUSAL_TITLE } from '#features/enrollment/form/schema.ts';
import { submitApplication } from '#features/enrollment/intake/commands.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
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
    return refusedField(REFUSAL_TITLE, 'noticeVersion', NOTICE_MUST_BE_TEXT);
  }
  const result = await submitApplication(context.get(services), {
    input,
    key: read.key,
    noticeVersion,
    togetherWith: typeof togetherWith === 'string' ? togetherWith : undefined,
    sender: context.get(sender),
  });
  return answerSubmission(result);
});
