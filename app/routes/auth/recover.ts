import { recover } from '#features/accounts/mail-links/mail-requests.server.ts';
import { recoverSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { openAction } from './auth-routes.ts';

export const action = openAction(recoverSchema, recover);
