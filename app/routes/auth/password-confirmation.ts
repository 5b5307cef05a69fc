import { services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { ownPasswordSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { confirmPassword } from '#features/accounts/sessions/fresh-sign-in.server.ts';
import type { Route } from './+types/password-confirmation.ts';

/** Of our own: the password once more, by somebody who is signed in, before what asks for a fresh sign-in. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const read = await readAuthBody(request, ownPasswordSchema);
    if (read.outcome === 'refused') return read;
    return confirmPassword(context.get(services), signedIn, read.value.password);
  });
}
