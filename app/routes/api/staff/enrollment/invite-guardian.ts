import * as v from 'valibot';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { guardianNumbers } from '#features/enrollment/guardians/which-guardian.ts';
import { recordAction } from '../desk-routes.ts';

/** One of the two guardians gets a mail with a code of their own. */
export const action = recordAction(
  'enrollment',
  v.strictObject({ guardian: v.picklist(guardianNumbers, 'Choose one of the guardians') }),
  inviteFromDesk,
);
