import { challengeFactor } from '#features/accounts/second-factor/verify-factor.server.ts';
import { firstLevelRoute } from './auth-routes.ts';

export const action = firstLevelRoute((school, signedIn, { params }) =>
  challengeFactor(school, signedIn, params.factorId ?? ''),
);
