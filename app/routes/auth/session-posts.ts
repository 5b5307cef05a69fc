import { sender, services } from '#app/services.server.ts';
import { answerAuth, readAuthBody } from '#features/accounts/protocol/auth-answer.server.ts';
import { refuse } from '#features/accounts/protocol/auth-refusal.ts';
import {
  passwordGrantSchema,
  refreshGrantSchema,
} from '#features/accounts/protocol/auth-schemas.ts';
import { findSignedIn } from '#features/accounts/sessions/authorization.server.ts';
import { refreshSession } from '#features/accounts/sessions/refresh-session.server.ts';
import { signIn } from '#features/accounts/sessions/sign-in.server.ts';
import { signOut } from '#features/accounts/sessions/sign-out.server.ts';
import type { Args } from './auth-routes.ts';

/** A session, for a password or for the token of the session before. */
export function answerToken({ request, context }: Args): Promise<Response> {
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

/** Ends sessions, whatever second factor is owed. */
export function answerLogout({ request, context }: Args): Promise<Response> {
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
