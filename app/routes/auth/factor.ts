import { removeFactor } from '#features/accounts/second-factor/factors.server.ts';
import { signedInRoute } from './auth-routes.ts';

export const handle = { actionMethods: ['DELETE'] };

export const action = signedInRoute((school, signedIn, { params }) =>
  removeFactor(school, signedIn, params.factorId ?? ''),
);
