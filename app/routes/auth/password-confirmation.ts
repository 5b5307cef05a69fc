import { ownPasswordSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { confirmPassword } from '#features/accounts/sessions/fresh-sign-in.server.ts';
import { signedInAction } from './auth-routes.ts';

/** Of our own: the password once more, by somebody who is signed in, before what asks for a fresh sign-in. */
export const action = signedInAction(ownPasswordSchema, (school, signedIn, { password }) =>
  confirmPassword(school, signedIn, password),
);
