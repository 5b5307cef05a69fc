import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import type { AccountRow, SessionRow } from '../tables.server.ts';
import { inSeconds, type SignInMethod } from './access-tokens.server.ts';
import type { SignedIn } from './authorization.server.ts';
import { countOwnPassword } from './limits.server.ts';
import { methodsOf } from './sessions.server.ts';

/** For so long it counts as just now that somebody showed who they are. A mail may take its time. */
const FRESH_SECONDS: Record<SignInMethod['method'], number> = {
  password: 15 * 60,
  otp: 60 * 60,
  totp: 15 * 60,
  recovery_code: 15 * 60,
  webauthn: 15 * 60,
};

/** Whether a session's owner showed who they are just now, so that a phone left lying about costs nobody an account. */
export function isFresh(session: SessionRow, now: Date): boolean {
  return methodsOf(session).some(
    ({ method, timestamp }) => inSeconds(now) - timestamp <= FRESH_SECONDS[method],
  );
}

/** Takes the password of somebody who is signed in already: from now on the session is fresh again. */
export async function confirmPassword(
  services: AccountServices,
  { account, session }: SignedIn,
  password: string,
): Promise<AuthOutcome<undefined>> {
  const refused = await refuseWrongPassword(services, account, password);
  if (refused) return refused;
  const now = services.clock.now();
  await services.store.write((transaction) =>
    addMethod(transaction, session, { method: 'password', timestamp: inSeconds(now) }),
  );
  return done(undefined);
}

/** The refusal of a password that is not the account's present one; counted, whatever it is. */
export async function refuseWrongPassword(
  services: AccountServices,
  account: AccountRow,
  password: string,
) {
  const tooMany = await countOwnPassword(services, account.id);
  if (tooMany) return tooMany;
  if (await services.passwords.verify(password, account.password_hash)) return undefined;
  return refuse('current_password_invalid');
}

/** Writes down how a session's owner has shown who they are once more, in the place of the last time. */
async function addMethod(
  transaction: WriteTransaction,
  session: SessionRow,
  method: SignInMethod,
): Promise<void> {
  const others = methodsOf(session).filter((known) => known.method !== method.method);
  await transaction
    .updateTable('sessions')
    .set({ methods: JSON.stringify([...others, method]) })
    .where('id', '=', session.id)
    .execute();
}
