import { done } from '#features/accounts/protocol/auth-refusal.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import { signedInRoute } from './auth-routes.ts';

/** Of our own: how many recovery codes are left. */
export const loader = signedInRoute(async ({ store }, { account }) =>
  done({ left: await countRecoveryCodes(store.read, account.id) }),
);

/** Makes new ones, in the place of those before. */
export const action = signedInRoute(makeRecoveryCodes);
