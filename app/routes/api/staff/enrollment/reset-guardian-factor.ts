import * as v from 'valibot';
import { isWayToIdentify } from '#features/enrollment/guardians/portal-access/identified.ts';
import { resetGuardianFactor } from '#features/enrollment/guardians/portal-access/reset-guardian-factor.server.ts';
import { applicationChange } from './application-change.ts';

const schema = v.strictObject({
  accountId: v.string(),
  identified: v.custom<Parameters<typeof resetGuardianFactor>[3]['identified']>(
    isWayToIdentify,
    'Say first how you have made sure who it is',
  ),
});

export const action = applicationChange(schema, resetGuardianFactor);
