import * as v from 'valibot';
import { everyEnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { guardianMoves, whyNotCounted } from '#features/enrollment/guardians/guardian-moves.ts';
import { problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = v.object({
  to: v.picklist(guardianMoves, 'Choose to accept, decline or withdraw'),
  seen: v.picklist(everyEnrollmentStatus, 'Say which status was on the screen'),
});

/** The family accepts, declines or withdraws. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request }) => {
    const move = await readBody(request, bodySchema);
    const result = await moveAsGuardian(school, guardian, move);
    if (result.outcome === 'done') return personalJson(result);
    const title = result.outcome === 'atWork' ? 'Please wait a little' : 'This has changed';
    return problem({ status: 409, title, detail: whyNotCounted(result) });
  }),
);
