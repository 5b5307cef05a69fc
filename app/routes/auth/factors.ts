import { enrollSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import { signedInAction } from './auth-routes.ts';

export const action = signedInAction(enrollSchema, enrollFactor);
