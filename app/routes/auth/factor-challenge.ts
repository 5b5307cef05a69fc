import { challengeFactor } from '#features/accounts/second-factor/verify-factor.server.ts';
import { signedInRoute } from './auth-routes.ts';

export const action = signedInRoute((school, signedIn, { params }) =>
  challengeFactor(school, signedIn, params.factorId ?? ''),
);
