import { removeFactor } from '#features/accounts/second-factor/factors.server.ts';
import { endOwnSession } from '#features/accounts/sessions/own-sessions.server.ts';
import { byAddress, signedInRoute } from './auth-routes.ts';

export const handle = { actionMethods: ['DELETE'] };

/** What the public client takes away, by the address. */
export const action = byAddress({
  'factors/:factorId': signedInRoute((school, signedIn, { params }) =>
    removeFactor(school, signedIn, params.factorId ?? ''),
  ),
  // Of our own: ends one of the account's sessions.
  'sessions/:sessionId': signedInRoute((school, signedIn, { params }) =>
    endOwnSession(school, signedIn, params.sessionId ?? ''),
  ),
});
