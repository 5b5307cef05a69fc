import { sender, services } from '#app/services.server.ts';
import { recover } from '#features/accounts/mail-links/mail-requests.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { recoverSchema } from '#features/accounts/protocol/auth-schemas.ts';
import type { Route } from './+types/recover.ts';
import { redirectToOf } from './redirect-to.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    const read = await readAuthBody(request, recoverSchema);
    if (read.outcome === 'refused') return read;
    const redirectTo = redirectToOf(request);
    return recover(context.get(services), context.get(sender), { ...read.value, redirectTo });
  });
}
