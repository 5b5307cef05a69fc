import { codeSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { verifyFactor } from '#features/accounts/second-factor/verify-factor.server.ts';
import { firstLevelRoute, signedInAction } from './auth-routes.ts';

export const action = signedInAction(
  codeSchema,
  (school, signedIn, asked, { params }) => {
    const { challenge_id: challengeId, code } = asked;
    const { factorId = '' } = params;
    return verifyFactor(school, signedIn, { factorId, challengeId, code });
  },
  firstLevelRoute,
);
