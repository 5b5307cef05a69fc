import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { done } from '#features/accounts/protocol/auth-refusal.ts';

export function loader(): Promise<Response> {
  return answerAuth(async () =>
    done({ version: '1', name: 'Accounts', description: 'The accounts of the school’s website' }),
  );
}
