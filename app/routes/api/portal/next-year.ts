import * as v from 'valibot';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { NOT_ASKED, sayNextYear } from '#features/enrollment/second-chance/next-year.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = v.object({ isWanted: v.boolean() });

/** A guardian says that the school may keep the answers of a child without a place for the next year, or takes it back. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request }) => {
    const { isWanted } = await readBody(request, bodySchema);
    await countGuardianAct(school, guardian);
    const { store, clock } = school;
    const isDone = await sayNextYear(store, guardian.reference, isWanted, clock.now());
    return isDone ? personalJson({ outcome: 'done' }) : nothingChanged(NOT_ASKED);
  }),
);
