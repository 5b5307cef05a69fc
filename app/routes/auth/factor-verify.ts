import { services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { codeSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { verifyFactor } from '#features/accounts/second-factor/verify-factor.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import type { Route } from './+types/factor-verify.ts';

export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const read = await readAuthBody(request, codeSchema);
    if (read.outcome === 'refused') return read;
    const { challenge_id: challengeId, code } = read.value;
    const { factorId } = params;
    return verifyFactor(context.get(services), signedIn, { factorId, challengeId, code });
  });
}
