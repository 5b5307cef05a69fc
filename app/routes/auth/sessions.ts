import { sender } from '#app/services.server.ts';
import { listSessions } from '#features/accounts/sessions/own-sessions.server.ts';
import { signedInRoute } from './auth-routes.ts';

/** Of our own: where the account is signed in. */
export const loader = signedInRoute((school, signedIn, { context }) =>
  listSessions(school, signedIn, context.get(sender)),
);
