import { startAddingPasskey } from '#features/accounts/passkeys/add-passkey.server.ts';
import { signedInRoute } from '../auth-routes.ts';

export const action = signedInRoute(startAddingPasskey);
