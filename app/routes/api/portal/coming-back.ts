import { findAnswererInPortal } from '#features/enrollment/guardians/coming-back/who-answers.server.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import {
  answerAsFamily,
  NOT_ASKED_NOW,
} from '#features/students/coming-back/family/answer-as-family.server.ts';
import { familyAnswerSchema } from '#features/students/coming-back/family/family-answer-schema.ts';
import { problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

/** A guardian says whether the child comes back. */
export const action = taking(
  familyAnswerSchema,
  guardianRoute(async (school, guardian, { request }) => {
    const answer = await readBody(request, familyAnswerSchema);
    await countGuardianAct(school, guardian);
    const answerer = await findAnswererInPortal(school, guardian);
    const result = answerer
      ? await answerAsFamily(school, answerer, answer)
      : ({ outcome: 'refused', detail: NOT_ASKED_NOW } as const);
    if (result.outcome === 'done') return personalJson(result);
    return problem({ status: 409, title: 'This was not taken', detail: result.detail });
  }),
);
