import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import { answerWordsSchema } from '#features/contact/conversation/answer-schema.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { writeToSchool } from '#features/enrollment/requests/write-to-school.server.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/messages.ts';

const bodySchema = v.object({
  words: answerWordsSchema,
  /** Id of the last thing that stood on the screen; empty for none. */
  after: v.pipe(v.string(), v.maxLength(100)),
});

/** A guardian writes to the school about the application. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const guardian = await requireGuardian(request, context.get(services), params.reference);
  const answer = await readBody(request, bodySchema);
  await countGuardianAct(context.get(services), guardian);
  const from = { ...answer, sender: context.get(sender) };
  return answerSubmission(await writeToSchool(context.get(services), guardian, from));
}
