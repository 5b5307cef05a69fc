import { problem } from '#lib/http/problem.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import type { AuthorizedAccount } from '../sessions/authorization.server.ts';
import { refuseWrongPassword } from '../sessions/fresh-sign-in.server.ts';
import { HashingQueueFull } from './passwords.server.ts';

const BUSY_SECONDS = 10;

/**
 * Asks for the password once more, before what nobody can bring back. Throws the answer 422 for a wrong one, and 429
 * after too many.
 */
export async function requireOwnPassword(
  services: AccountServices,
  { accountId }: Pick<AuthorizedAccount, 'accountId'>,
  password: string,
): Promise<void> {
  const account = await services.store.read
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  let refused: Awaited<ReturnType<typeof refuseWrongPassword>>;
  try {
    refused = await refuseWrongPassword(services, account, password);
  } catch (error) {
    if (!(error instanceof HashingQueueFull)) throw error;
    throw wait('Too many people are signing in now. Please try again.', BUSY_SECONDS);
  }
  if (!refused) return;
  const { message, retryAfterSeconds } = refused.refusal;
  if (retryAfterSeconds) throw wait(message, retryAfterSeconds);
  const errors = [{ field: 'password', message }];
  throw problem({ status: 422, title: 'Nothing was changed', detail: message, errors });
}

function wait(detail: string, seconds: number): Response {
  return problem(
    { status: 429, title: 'Please wait a little', detail },
    { 'Retry-After': String(seconds) },
  );
}
