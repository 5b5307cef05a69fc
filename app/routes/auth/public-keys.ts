import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { done } from '#features/accounts/protocol/auth-refusal.ts';

/** None: access tokens are signed with a secret (HS256), so the client asks the service about each. */
export function loader(): Promise<Response> {
  return answerAuth(async () => done({ keys: [] }));
}
