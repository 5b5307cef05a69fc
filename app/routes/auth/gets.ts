import { sender } from '#app/services.server.ts';
import { listPasskeys } from '#features/accounts/passkeys/own-passkeys.server.ts';
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { done } from '#features/accounts/protocol/auth-refusal.ts';
import { listSessions } from '#features/accounts/sessions/own-sessions.server.ts';
import { byAddress, signedInRoute } from './auth-routes.ts';

const always = (said: object) => () => answerAuth(async () => done(said));

/** What the public client reads, by the address. */
export const loader = byAddress({
  // Of our own: where the account is signed in.
  sessions: signedInRoute((school, signedIn, { context }) =>
    listSessions(school, signedIn, context.get(sender)),
  ),
  passkeys: signedInRoute(listPasskeys),
  // None: access tokens are signed with a secret (HS256), so the client asks the service about each.
  '.well-known/jwks.json': always({ keys: [] }),
  health: always({
    version: '1',
    name: 'Accounts',
    description: 'The accounts of the school’s website',
  }),
  // What this service offers, as the protocol lists it.
  settings: always({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    saml_enabled: false,
  }),
});
