import { sender, services } from '#app/services.server.ts';
import { changeAccount } from '#features/accounts/account-changes.server.ts';
import { presentUser } from '#features/accounts/auth-user.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { done, refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { userSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import type { Route } from './+types/user.ts';
import { redirectToOf } from './redirect-to.ts';

export const handle = { actionMethods: ['PUT'] };

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const user = await presentUser(context.get(services).store.read, signedIn.account.id);
    return user ? done(user) : refuse('session_not_found');
  });
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const read = await readAuthBody(request, userSchema);
    if (read.outcome === 'refused') return read;
    const { email, password, current_password, data } = read.value;
    return changeAccount(context.get(services), context.get(sender), signedIn, {
      email: email ?? undefined,
      password: password ?? undefined,
      currentPassword: current_password ?? undefined,
      data: data ?? undefined,
      redirectTo: redirectToOf(request),
    });
  });
}
