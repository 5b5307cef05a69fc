import { services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { enrollSchema } from '#features/accounts/protocol/auth-schemas.ts';
import { enrollFactor } from '#features/accounts/second-factor/factors.server.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import type { Route } from './+types/factors.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const signedIn = await findSignedIn(request, context.get(services));
    if (typeof signedIn === 'string') return refuse(signedIn);
    const read = await readAuthBody(request, enrollSchema);
    if (read.outcome === 'refused') return read;
    return enrollFactor(context.get(services), signedIn, read.value);
  });
}
