import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthUser, presentUser } from '../auth-user.server.ts';
import type { AccountRow, AssuranceLevel, PasskeyRow, SessionRow } from '../tables.server.ts';
import {
  ACCESS_TOKEN_SECONDS,
  inSeconds,
  type SecondMethod,
  type SignInMethod,
  signAccessToken,
} from './access-tokens.server.ts';
import type { SessionPlace } from './known-senders.server.ts';
import { hashToken, newSecretToken } from './secret-tokens.server.ts';

/** What the protocol answers when somebody is signed in. */
export interface AuthSession {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: AuthUser;
}

/** A session with the refresh token that its client gets. */
export interface OpenSession {
  session: SessionRow;
  refreshToken: string;
}

/** How somebody signs in: with something that another factor may have to follow, or with a passkey, which is both. */
type FirstProof =
  | { method: 'password' | 'otp' }
  | { method: 'webauthn'; passkeyId: PasskeyRow['id'] };

/**
 * A new session with its first refresh token, inside the transaction that signs somebody in. A device keeps one session,
 * so the account's earlier one on it ends.
 */
export async function startSession(
  transaction: WriteTransaction,
  account: AccountRow,
  by: FirstProof,
  { now, place }: { now: Date; place: SessionPlace },
): Promise<OpenSession> {
  const at = now.toISOString();
  const methods: SignInMethod[] = [{ method: by.method, timestamp: inSeconds(now) }];
  const session: SessionRow = {
    id: crypto.randomUUID(),
    account_id: account.id,
    aal: by.method === 'webauthn' ? 'aal2' : 'aal1',
    methods: JSON.stringify(methods),
    created_at: at,
    refreshed_at: at,
    passkey_id: by.method === 'webauthn' ? by.passkeyId : null,
    ...place,
  };
  if (place.device) {
    await transaction
      .deleteFrom('sessions')
      .where('account_id', '=', account.id)
      .where('device', '=', place.device)
      .execute();
  }
  await transaction.insertInto('sessions').values(session).execute();
  await transaction
    .updateTable('accounts')
    .set({ last_sign_in_at: at })
    .where('id', '=', account.id)
    .execute();
  return openSession(transaction, session, at);
}

/** What the client gets: a fresh access token, the refresh token and the account as it is now. */
export async function presentSession(
  services: AccountServices,
  { session, refreshToken }: OpenSession,
): Promise<AuthSession> {
  const now = services.clock.now();
  const user = await presentUser(services.store.read, session.account_id);
  if (!user) throw new Error('A session belongs to an account');
  const accessToken = await signAccessToken(
    services,
    {
      accountId: session.account_id,
      sessionId: session.id,
      email: user.email,
      aal: session.aal,
      methods: methodsOf(session),
    },
    now,
  );
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: inSeconds(now) + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user,
  };
}

/** Ends sessions of an account: this one, all of them, or all but this one. Their refresh tokens go with them. */
export async function endSessions(
  transaction: WriteTransaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  scope: 'local' | 'global' | 'others',
): Promise<void> {
  let sessions = transaction.deleteFrom('sessions').where('account_id', '=', accountId);
  if (scope === 'local') sessions = sessions.where('id', '=', sessionId);
  if (scope === 'others') sessions = sessions.where('id', '!=', sessionId);
  await sessions.execute();
}

export function methodsOf(session: SessionRow): SignInMethod[] {
  return JSON.parse(session.methods);
}

/** How somebody showed who they are before any second factor. */
function firstMethods(session: SessionRow): SignInMethod[] {
  return methodsOf(session).filter(({ method }) => method === 'password' || method === 'otp');
}

/**
 * Takes the sessions of an account back to the first level: what lifted them is gone. Those that a passkey opened stay;
 * they end with it.
 */
export async function lowerSessions(
  transaction: WriteTransaction,
  accountId: string,
): Promise<void> {
  const lifted = await transaction
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('aal', '=', 'aal2')
    .where('passkey_id', 'is', null)
    .execute();
  for (const session of lifted) {
    await transaction
      .updateTable('sessions')
      .set({ aal: 'aal1', methods: JSON.stringify(firstMethods(session)) })
      .where('id', '=', session.id)
      .execute();
  }
}

/** Lifts a session to the second level, when its owner has shown a second factor. */
export async function liftSession(
  transaction: WriteTransaction,
  session: SessionRow,
  by: SecondMethod,
  now: Date,
): Promise<OpenSession> {
  const method: SignInMethod = { method: by, timestamp: inSeconds(now) };
  const aal: AssuranceLevel = 'aal2';
  const lifted = { ...session, aal, methods: JSON.stringify([...firstMethods(session), method]) };
  await transaction
    .updateTable('sessions')
    .set({ aal: lifted.aal, methods: lifted.methods })
    .where('id', '=', session.id)
    .execute();
  // A refresh token of the first level must not grow into one of the second.
  await transaction.deleteFrom('refresh_tokens').where('session_id', '=', session.id).execute();
  return openSession(transaction, lifted, now.toISOString());
}

/** Gives out a refresh token, of which the database keeps the hash. */
export async function openSession(
  transaction: WriteTransaction,
  session: SessionRow,
  at: string,
  refreshToken = newSecretToken(),
): Promise<OpenSession> {
  await transaction
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refreshToken),
      session_id: session.id,
      created_at: at,
    })
    .execute();
  return { session, refreshToken };
}
