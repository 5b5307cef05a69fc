import type { Role } from '#features/accounts/roles.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type DeskRoom, deskRooms } from '../desk-rooms.ts';

/** Who works in a room of the desk, by address. */
export function listColleagues(
  read: ReadStore,
  room: DeskRoom,
): Promise<{ id: string; email: string }[]> {
  return read
    .selectFrom('accounts')
    .innerJoin('staff_members', 'staff_members.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email'])
    .distinct()
    .where('staff_members.role', 'in', deskRooms[room].roles as readonly Role[])
    .orderBy('accounts.email')
    .execute();
}
