import type { ReadStore } from '#lib/store/store.server.ts';
import type { Role } from '../roles.ts';
import { deskRooms, type RoomName } from '../rooms.ts';

export interface Colleague {
  accountId: string;
  email: string;
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
