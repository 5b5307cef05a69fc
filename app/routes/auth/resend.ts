import { resend } from '#features/accounts/mail-links/mail-requests.server.ts';
import { resendSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { openAction } from './auth-routes.ts';

export const action = openAction(resendSchema, resend);
