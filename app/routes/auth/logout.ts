import { services } from '#app/services.server.ts';
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { signOut } from '#features/accounts/sessions/sign-out.server.ts';
import type { Route } from './+types/logout.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      return refuse('validation_failed', { message: 'scope must be global, local or others' });
    }
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    return signOut(context.get(services), signedIn, scope);
  });
}
