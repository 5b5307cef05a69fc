import { services } from '#app/services.server.ts';
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { challengeFactor } from '#features/accounts/second-factor/verify-factor.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import type { Route } from './+types/factor-challenge.ts';

export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    return challengeFactor(context.get(services), signedIn, params.factorId);
  });
}
