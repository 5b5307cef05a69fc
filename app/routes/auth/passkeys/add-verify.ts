import { addPasskey } from '#features/accounts/passkeys/add-passkey.server.ts';
import { newPasskeySchema } from '#features/accounts/passkeys/passkey-schemas.ts';
import { signedInAction } from '../auth-routes.ts';

export const action = signedInAction(newPasskeySchema, addPasskey);
