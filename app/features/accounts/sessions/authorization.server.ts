import type { Role } from '#desk/roles.ts';
import { notFound, problem } from '#lib/http/problem.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findAccount, rolesOf } from '../auth-user.server.ts';
import type { AuthRefusalCode } from '../protocol/auth-refusal.ts';
import { hasSecondFactor } from '../second-factor/factor-list.server.ts';
import type { AccountRow, SessionRow } from '../tables.server.ts';
import { readAccessToken, type TokenMaker } from './access-tokens.server.ts';

interface GateServices extends TokenMaker, Needs<'store' | 'clock'> {
  /** Whether staff without a second factor is kept out. */
  isSecondFactorRequired: boolean;
}

/** Nobody outside this file can make one, so a command that asks for it cannot be reached without the check. */
class CheckedAccount {
  readonly accountId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly #isChecked = true;
  constructor(account: AccountRow, roles: readonly Role[]) {
    this.accountId = account.id;
    this.email = account.email;
    this.roles = roles;
  }
  /** Only for the compiler: an object with the same properties is none. */
  get isChecked(): true {
    return this.#isChecked;
  }
}

/** Somebody who is signed in, checked in the database at this request. Commands of the portal take it. */
export type AuthorizedAccount = CheckedAccount;

export interface SignedIn {
  account: AccountRow;
  session: SessionRow;
}

/** Who sends the request, if its access token is ours, in time, and its session has not ended. */
export async function findSignedIn(
  request: Request,
  services: Pick<GateServices, 'store' | 'clock' | 'secret' | 'publicUrl'>,
): Promise<
  SignedIn | Extract<AuthRefusalCode, 'no_authorization' | 'bad_jwt' | 'session_not_found'>
> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) return 'no_authorization';
  const claims = await readAccessToken(services, token, services.clock.now());
  if (!claims) return 'bad_jwt';
  const { read } = services.store;
  const session = await read
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims.sessionId)
    .where('account_id', '=', claims.accountId)
    .executeTakeFirst();
  if (!session) return 'session_not_found';
  const account = await findAccount(read, 'id', claims.accountId);
  return account ? { account, session } : 'session_not_found';
}

/** Throws the answer 401 unless somebody is signed in, and 403 where their second factor has not been shown yet. */
export async function requireAccount(
  request: Request,
  services: GateServices,
): Promise<AuthorizedAccount> {
  const { account } = await getSignedIn(request, services);
  return new CheckedAccount(account, await rolesOf(services.store.read, account.id));
}

/**
 * Throws the answer 401 unless somebody is signed in, 404 unless they have one of the roles (whoever may not see it
 * does not learn that it is there), and 403 where a second factor has to be shown or set up first.
 */
export async function requireRole(
  request: Request,
  services: GateServices,
  allowed: readonly Role[],
): Promise<AuthorizedAccount> {
  const { account, session } = await getSignedIn(request, services);
  const roles = await rolesOf(services.store.read, account.id);
  if (!allowed.some((role) => roles.includes(role))) throw notFound();
  if (services.isSecondFactorRequired && session.aal !== 'aal2') throw secondFactorFirst();
  return new CheckedAccount(account, roles);
}

async function getSignedIn(request: Request, services: GateServices): Promise<SignedIn> {
  const signedIn = await findSignedIn(request, services);
  if (typeof signedIn === 'string') throw signInFirst();
  if (await owesSecondFactor(services.store.read, signedIn)) throw secondFactorFirst();
  return signedIn;
}

/** Whether an account has a second factor that this session has not shown: whoever holds it may change nothing. */
export async function owesSecondFactor(
  read: ReadStore,
  { account, session }: SignedIn,
): Promise<boolean> {
  return session.aal !== 'aal2' && (await hasSecondFactor(read, account.id));
}

function signInFirst(): Response {
  return problem(
    { status: 401, title: 'Please sign in', detail: 'Sign in first; your session may have ended.' },
    { 'WWW-Authenticate': 'Bearer' },
  );
}

function secondFactorFirst(): Response {
  return problem({
    status: 403,
    title: 'Second factor needed',
    detail: 'Confirm with your second factor first.',
  });
}
