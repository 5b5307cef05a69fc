import * as v from 'valibot';
import { problem, refusedField } from '#lib/http/problem.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import type { AuthorizedAccount } from '../sessions/authorization.server.ts';
import { findSignedIn } from '../sessions/authorization.server.ts';
import { isFresh, refuseWrongPassword } from '../sessions/fresh-sign-in.server.ts';
import { HashingQueueFull } from './passwords.server.ts';

const BUSY_SECONDS = 10;
const ENTER_PASSWORD = 'Enter your password';
const LONGEST_TYPED = 1024;

/** The password of whoever is signed in, as they typed it once more. */
export const ownPassword = v.pipe(
  v.string(ENTER_PASSWORD),
  v.minLength(1, ENTER_PASSWORD),
  v.maxLength(LONGEST_TYPED, 'Your current password is not right'),
);

/**
 * Asks for the password once more unless its owner signed in just now, before a change that a stranger with an unlocked
 * phone must not make. Throws the answer 422 without one or for a wrong one, and 429 after too many.
 */
export async function requireFreshSignIn(
  request: Request,
  services: AccountServices,
  account: Pick<AuthorizedAccount, 'accountId'>,
  password: string | undefined,
): Promise<void> {
  const signedIn = await findSignedIn(request, services);
  if (typeof signedIn !== 'string' && isFresh(signedIn.session, services.clock.now())) return;
  if (password === undefined) throw refusedPassword(ENTER_PASSWORD);
  await requireOwnPassword(services, account, password);
}

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
  throw refusedPassword(message);
}

const refusedPassword = (message: string) =>
  refusedField('Nothing was changed', 'password', message);

function wait(detail: string, seconds: number): Response {
  return problem(
    { status: 429, title: 'Please wait a little', detail },
    { 'Retry-After': String(seconds) },
  );
}
