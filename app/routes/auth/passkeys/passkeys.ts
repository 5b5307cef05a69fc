import { listPasskeys } from '#features/accounts/passkeys/own-passkeys.server.ts';
import { signedInRoute } from '../auth-routes.ts';

export const loader = signedInRoute(listPasskeys);
