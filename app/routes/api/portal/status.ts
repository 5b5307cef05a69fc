import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { whyNotCounted } from '#features/enrollment/guardians/guardian-moves.ts';
import { answerSchema } from '#features/enrollment/guardians/guardian-schemas.ts';
import { problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

/** The family accepts, declines or withdraws. */
export const action = taking(
  answerSchema,
  guardianRoute(async (school, guardian, { request }) => {
    const move = await readBody(request, answerSchema);
    const result = await moveAsGuardian(school, guardian, move);
    if (result.outcome === 'done') return personalJson(result);
    const title = result.outcome === 'atWork' ? 'Please wait a little' : 'This has changed';
    return problem({ status: 409, title, detail: whyNotCounted(result) });
  }),
);
