import { endOwnSession } from '#features/accounts/sessions/own-sessions.server.ts';
import { signedInRoute } from './auth-routes.ts';

export const handle = { actionMethods: ['DELETE'] };

/** Of our own: ends one of the account's sessions. */
export const action = signedInRoute((school, signedIn, { params }) =>
  endOwnSession(school, signedIn, params.sessionId ?? ''),
);
