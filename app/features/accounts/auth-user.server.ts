import type { ReadStore } from '#lib/store/store.server.ts';
import { type Role, roles } from './roles.ts';
import type { AccountRow, FactorRow } from './tables.server.ts';

/** An account as the protocol shows it to its owner. `role` is the protocol's word; ours are in `app_metadata`. */
export interface AuthUser {
  id: string;
  aud: 'authenticated';
  role: 'authenticated';
  email: string;
  phone: '';
  email_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  new_email?: string;
  last_sign_in_at?: string;
  app_metadata: { provider: 'email'; providers: ['email']; roles: Role[] };
  user_metadata: Record<string, unknown>;
  identities: [];
  factors?: AuthFactor[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
}

export interface AuthFactor {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: FactorRow['status'];
  created_at: string;
  updated_at: string;
}

/** The account with its roles and second factors; undefined when there is none. */
export async function presentUser(read: ReadStore, id: string): Promise<AuthUser | undefined> {
  const account = await read
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const factors = await read
    .selectFrom('factors')
    .select(['id', 'friendly_name', 'status', 'created_at', 'updated_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const user = userOf(account, await rolesOf(read, id));
  if (factors.length === 0) return user;
  return {
    ...user,
    factors: factors.map((factor) => ({ ...factor, factor_type: 'totp' as const })),
  };
}

/** The account's roles at the school, in the order in which they are listed; none for a guardian. */
export async function rolesOf(read: ReadStore, accountId: string): Promise<Role[]> {
  const rows = await read
    .selectFrom('staff_members')
    .select('role')
    .where('account_id', '=', accountId)
    .execute();
  return roles.filter((role) => rows.some((row) => row.role === role));
}

export function userOf(account: AccountRow, ownRoles: Role[] = []): AuthUser {
  const { email_confirmed_at, new_email, last_sign_in_at } = account;
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...(email_confirmed_at && { email_confirmed_at, confirmed_at: email_confirmed_at }),
    ...(new_email && { new_email }),
    ...(last_sign_in_at && { last_sign_in_at }),
    app_metadata: { provider: 'email', providers: ['email'], roles: ownRoles },
    user_metadata: JSON.parse(account.user_metadata),
    identities: [],
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  };
}
