import { shownPasskeySchema } from '#features/accounts/passkeys/passkey-schemas.ts';
import { signInWithPasskey } from '#features/accounts/passkeys/sign-in-with-passkey.server.ts';
import { openAction } from '../auth-routes.ts';

export const action = openAction(shownPasskeySchema, signInWithPasskey);
