import { services } from '#app/services.server.ts';
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { done, refuse } from '#features/accounts/protocol/auth-refusal.ts';
import {
  countRecoveryCodes,
  makeRecoveryCodes,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import type { Route } from './+types/recovery-codes.ts';

/** Of our own: how many recovery codes are left. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const { read } = context.get(services).store;
    return done({ left: await countRecoveryCodes(read, signedIn.account.id) });
  });
}

/** Makes new ones, in the place of those before. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    return makeRecoveryCodes(context.get(services), signedIn);
  });
}
