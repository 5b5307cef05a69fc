import { services } from '#app/services.server.ts';
import { startPasskeySignIn } from '#features/accounts/passkeys/sign-in-with-passkey.server.ts';
import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import type { Route } from './+types/sign-in-options.ts';

export function action({ context }: Route.ActionArgs): Promise<Response> {
  return answerAuth(() => startPasskeySignIn(context.get(services)));
}
