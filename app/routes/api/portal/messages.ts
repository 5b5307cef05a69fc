import * as v from 'valibot';
import { answerWordsSchema } from '#features/contact/conversation/answer-schema.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { writeToSchool } from '#features/enrollment/requests/write-to-school.server.ts';
import { ASKS_TO_LOOK_AGAIN } from '#features/enrollment/second-chance/look-again.ts';
import { answerSubmission } from '#forms/submission-answer.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = v.object({
  words: answerWordsSchema,
  /** Id of the last thing that stood on the screen; empty for none. */
  after: v.pipe(v.string(), v.maxLength(100)),
  /** The words ask the school to look again at its decision. */
  asks: v.optional(v.literal(ASKS_TO_LOOK_AGAIN)),
});

/** A guardian writes to the school about the application. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request, sender }) => {
    const answer = await readBody(request, bodySchema);
    await countGuardianAct(school, guardian);
    return answerSubmission(await writeToSchool(school, guardian, { ...answer, sender }));
  }),
);
