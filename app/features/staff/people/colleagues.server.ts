import type { Role } from '#features/accounts/roles.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

export interface Colleague {
  accountId: string;
  email: string;
}

/** Members of staff with one of the roles, by address: those whom work can be given to. */
export async function listColleagues(
  read: ReadStore,
  roles: readonly Role[],
): Promise<Colleague[]> {
  const rows = await read
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['accounts.id', 'accounts.email'])
    .distinct()
    .where('staff_members.role', 'in', roles)
    .orderBy('accounts.email')
    .execute();
  return rows.map(({ id, email }) => ({ accountId: id, email }));
}
