import { sender, services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import {
  passwordGrantSchema,
  refreshGrantSchema,
} from '#features/accounts/protocol/auth-schemas.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import type { Route } from './+types/token.ts';

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(async () => {
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password': {
        const read = await readAuthBody(request, passwordGrantSchema);
        if (read.outcome === 'refused') return read;
        return signIn(context.get(services), context.get(sender), read.value);
      }
      case 'refresh_token': {
        const read = await readAuthBody(request, refreshGrantSchema);
        if (read.outcome === 'refused') return read;
        return refreshSession(context.get(services), read.value.refresh_token, context.get(sender));
      }
      default:
        return refuse('validation_failed', { message: 'unsupported_grant_type' });
    }
  });
}
