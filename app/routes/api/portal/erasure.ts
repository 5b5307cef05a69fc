import * as v from 'valibot';
import {
  ownPassword,
  requireOwnPassword,
} from '#features/accounts/passwords/require-own-password.server.ts';
import { eraseAsGuardian } from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { eraseOnRequest } from '#features/families/erasure/erase-records.server.ts';
import { readReference } from '#lib/text/reference.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged, readBody } from '#requests/read-body.server.ts';
import { taking } from '../described.ts';
import { guardianRoute } from './guardian-route.ts';

const TYPE_IT = 'Type the reference of the application';
const bodySchema = v.object({
  reference: v.pipe(v.string(TYPE_IT), v.trim(), v.minLength(1, TYPE_IT)),
  password: ownPassword,
});

/** Erases the application, now or later, or asks the office to. Reference and password are typed once more. */
export const action = taking(
  bodySchema,
  guardianRoute(async (school, guardian, { request }) => {
    const { reference, password } = await readBody(request, bodySchema);
    if (readReference(reference, 'EN') !== guardian.reference) {
      const errors = [{ field: 'reference', message: TYPE_IT }];
      return nothingChanged(TYPE_IT, errors);
    }
    await requireOwnPassword(school, guardian, password);
    await countGuardianAct(school, guardian);
    return personalJson(await eraseAsGuardian(school, guardian, eraseOnRequest(school)));
  }),
);
