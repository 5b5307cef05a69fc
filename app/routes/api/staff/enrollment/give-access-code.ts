import * as v from 'valibot';
import { giveAccessCode } from '#features/enrollment/desk/change-application.server.ts';
import { guardianNumbers } from '#features/enrollment/guardians/which-guardian.ts';
import { recordAction } from '../desk-routes.ts';

/** Without a guardian the code is for whoever the office reads it out to. */
const schema = v.strictObject({ guardian: v.optional(v.picklist(guardianNumbers)) });

export const action = recordAction(
  'enrollment',
  schema,
  (school, staff, reference, { guardian = null }) =>
    giveAccessCode(school, staff, reference, guardian),
);
