import { recoveryCodeSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { verifyRecoveryCode } from '#features/accounts/second-factor/verify-factor.server.ts';
import { firstLevelRoute, signedInAction } from './auth-routes.ts';

export const action = signedInAction(
  recoveryCodeSchema,
  (school, signedIn, { code }) => verifyRecoveryCode(school, signedIn, code),
  firstLevelRoute,
);
