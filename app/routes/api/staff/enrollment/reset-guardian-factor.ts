import * as v from 'valibot';
import {
  isWayToIdentify,
  type WayToIdentify,
} from '#features/enrollment/guardians/portal-access/identified.ts';
import { resetGuardianFactor } from '#features/enrollment/guardians/portal-access/reset-guardian-factor.server.ts';
import { recordAction } from '../desk-routes.ts';

const schema = v.strictObject({
  accountId: v.string(),
  identified: v.custom<WayToIdentify>(
    isWayToIdentify,
    'Say first how you have made sure who it is',
  ),
});

export const action = recordAction('enrollment', schema, resetGuardianFactor);
