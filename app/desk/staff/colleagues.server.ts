import type { ReadStore } from '#lib/store/store.server.ts';
import type { Role } from '../roles.ts';
import { deskRooms, type RoomName } from '../rooms.ts';

export interface Colleague {
  accountId: string;
  email: string;
}

/** The addresses of whoever has these accounts. */
export async function addressesOf(
  read: ReadStore,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const accounts = await read
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', 'in', [...accountIds, ''])
    .execute();
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** Who works in a room of the desk, by address: those whom its work can be given to. */
export function listColleagues(read: ReadStore, room: RoomName): Promise<Colleague[]> {
  const allowed: readonly Role[] = deskRooms[room].roles;
  return read
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['accounts.id as accountId', 'accounts.email'])
    .distinct()
    .where('staff_members.role', 'in', allowed)
    .orderBy('accounts.email')
    .execute();
}

/** Everybody who works at the desk and whose address is shown to be theirs, with all roles; nobody who is only invited. */
export async function listColleaguesWithRoles(
  read: ReadStore,
): Promise<(Colleague & { roles: readonly Role[] })[]> {
  const rows = await read
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select(['accounts.id as accountId', 'accounts.email', 'staff_members.role'])
    .where('accounts.email_confirmed_at', 'is not', null)
    .orderBy('accounts.email')
    .execute();
  const colleagues = new Map<string, Colleague & { roles: Role[] }>();
  for (const { role, ...colleague } of rows) {
    const known = colleagues.get(colleague.accountId) ?? { ...colleague, roles: [] };
    known.roles.push(role);
    colleagues.set(colleague.accountId, known);
  }
  return [...colleagues.values()];
}
