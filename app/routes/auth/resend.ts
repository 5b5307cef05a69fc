import { sender, services } from '#app/services.server.ts';
import { resend } from '#features/accounts/mail-links/mail-requests.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { resendSchema } from '#features/accounts/protocol/auth-schemas.ts';
import type { Route } from './+types/resend.ts';
import { redirectToOf } from './redirect-to.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const read = await readAuthBody(request, resendSchema);
    if (read.outcome === 'refused') return read;
    const redirectTo = redirectToOf(request);
    return resend(context.get(services), context.get(sender), { ...read.value, redirectTo });
  });
}
