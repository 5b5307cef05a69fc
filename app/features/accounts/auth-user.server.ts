import { type Role, roles } from '#desk/roles.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
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
  app_metadata: {
    provider: 'email';
    providers: ['email'];
    roles: Role[];
    name?: string;
    hasLeft?: true;
  };
  user_metadata: Record<string, unknown>;
  /** One, shown to who is signed in: whether an address has an account is nobody else's matter. */
  identities: [] | [ReturnType<typeof identityOf>];
  factors?: AuthFactor[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
}

type AuthFactor = Omit<FactorRow, 'account_id' | 'sealed_secret' | 'last_time_step'> & {
  factor_type: 'totp' | 'webauthn';
};

/** The account that has this id, or this address in lower case. */
export function findAccount(
  read: ReadStore,
  by: 'id' | 'email',
  value: string,
): Promise<AccountRow | undefined> {
  return read.selectFrom('accounts').selectAll().where(by, '=', value).executeTakeFirst();
}

/** The row of an account that nobody has confirmed yet. */
export function newAccount(
  email: string,
  at: string,
  typed: Pick<AccountRow, 'password_hash' | 'user_metadata'>,
): AccountRow {
  return {
    id: crypto.randomUUID(),
    email,
    email_confirmed_at: null,
    new_email: null,
    staff_name: null,
    ...typed,
    created_at: at,
    updated_at: at,
    last_sign_in_at: null,
  };
}

/** The account with its roles and second factors; undefined when there is none. */
export async function presentUser(read: ReadStore, id: string): Promise<AuthUser | undefined> {
  const account = await findAccount(read, 'id', id);
  if (!account) return undefined;
  const factors = await read
    .selectFrom('factors')
    .select(['id', 'friendly_name', 'status', 'created_at', 'updated_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const user: AuthUser = {
    ...userOf(account, await rolesOf(read, id)),
    identities: [identityOf(account)],
  };
  if (await hasLeftDesk(read, account)) user.app_metadata.hasLeft = true;
  const passkeys = await read
    .selectFrom('passkeys')
    .select(['id', 'friendly_name', 'created_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const all: AuthFactor[] = [
    ...factors.map((factor) => ({ ...factor, factor_type: 'totp' as const })),
    ...passkeys.map((passkey) => ({
      ...passkey,
      factor_type: 'webauthn' as const,
      status: 'verified' as const,
      updated_at: passkey.created_at,
    })),
  ];
  return all.length === 0 ? user : { ...user, factors: all };
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

/** Whether the account has a role at the school. */
export async function isAtDesk(read: ReadStore, accountId: string): Promise<boolean> {
  return (await rolesOf(read, accountId)).length > 0;
}

/** Whether the account had a role at the school, as only those have a name there, and has none any more. */
export async function hasLeftDesk(
  read: ReadStore,
  { id, staff_name }: Pick<AccountRow, 'id' | 'staff_name'>,
): Promise<boolean> {
  return staff_name !== null && !(await isAtDesk(read, id)) && !(await isInvited(read, id));
}

/** Holds the account's row until the transaction ends: one change at a time, each seeing what the one before it did. */
export async function holdAccount(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .execute();
}

/** Whether the account has roles that wait for the link of an invitation to be taken. */
export async function isInvited(read: ReadStore, accountId: string): Promise<boolean> {
  const invitation = await read
    .selectFrom('staff_invitations')
    .select('role')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return invitation !== undefined;
}

export function userOf(account: AccountRow, ownRoles: Role[] = []): AuthUser {
  const { email_confirmed_at, new_email, last_sign_in_at, staff_name } = account;
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...(email_confirmed_at && { email_confirmed_at, confirmed_at: email_confirmed_at }),
    ...(new_email && { new_email }),
    ...(last_sign_in_at && { last_sign_in_at }),
    app_metadata: {
      provider: 'email',
      providers: ['email'],
      roles: ownRoles,
      ...(staff_name && { name: staff_name }),
    },
    user_metadata: JSON.parse(account.user_metadata),
    identities: [],
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  };
}

/**
 * The address by which somebody signs in, as the protocol lists ways to sign in. The account's own id names it: there
 * is one for each account.
 */
function identityOf(account: AccountRow) {
  const { id, email, email_confirmed_at, last_sign_in_at, created_at, updated_at } = account;
  return {
    identity_id: id,
    id,
    user_id: id,
    provider: 'email' as const,
    email,
    identity_data: {
      sub: id,
      email,
      email_verified: email_confirmed_at !== null,
      phone_verified: false,
    },
    ...(last_sign_in_at && { last_sign_in_at }),
    created_at,
    updated_at,
  };
}
