import * as v from 'valibot';
import {
  ownPassword,
  requireFreshSignIn,
} from '#features/accounts/passwords/require-own-password.server.ts';
import {
  changesAddress,
  contactSchema,
  correctContactDetails,
} from '#features/enrollment/guardians/contact-details.server.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { findOwnSide } from '#features/enrollment/guardians/own-side.server.ts';
import { guardianNumbers } from '#features/enrollment/guardians/which-guardian.ts';
import { problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const bodySchema = <Details extends v.GenericSchema>(details: Details) =>
  v.object({
    version: v.pipe(v.number(), v.integer()),
    details,
    wantsLetters: v.optional(v.boolean('Say whether you want letters')),
    password: v.optional(ownPassword),
  });

/** Which guardian asks only the application tells. */
const ofAnyGuardian = v.union(
  [...guardianNumbers, undefined].map((own) => bodySchema(contactSchema({ own }))),
);

/** The family corrects how it is reached. */
export const action = taking(
  ofAnyGuardian,
  guardianRoute(async (school, guardian, { request }) => {
    const side = await findOwnSide(school.store.read, guardian);
    const correction = await readBody(request, bodySchema(contactSchema(side)));
    if (changesAddress(side, correction.details)) {
      await requireFreshSignIn(request, school, guardian, correction.password);
    }
    await countGuardianAct(school, guardian);
    const result = await correctContactDetails(school, guardian, correction);
    if (result.outcome === 'done') return personalJson(result);
    const detail =
      'This application has changed since you opened the page, so nothing was saved. What you typed is still here: please check it and save again.';
    return problem({ status: 409, title: 'This has changed', detail });
  }),
);
