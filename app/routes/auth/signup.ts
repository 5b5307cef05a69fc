import { sender, services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { signUpSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { signUp } from '#features/accounts/sign-up.server.ts';
import type { Route } from './+types/signup.ts';
import { redirectToOf } from './redirect-to.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const read = await readAuthBody(request, signUpSchema);
    if (read.outcome === 'refused') return read;
    const { email, password, data } = read.value;
    return signUp(context.get(services), context.get(sender), {
      email,
      password,
      data: data ?? {},
      redirectTo: redirectToOf(request),
    });
  });
}
