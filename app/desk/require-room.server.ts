import type { Role } from './roles.ts';
import { deskRooms, type RoomName, worksIn } from './rooms.ts';

/** Somebody who works at the school. */
export interface StaffMember {
  accountId: string;
  email: string;
  roles: readonly Role[];
}

/** Finds out who asks; throws the answer 401, 403 or 404 to whoever has none of the roles. The accounts implement it. */
export type AuthorizeStaff = (request: Request, allowed: readonly Role[]) => Promise<StaffMember>;

/** Nobody outside this file can make one, so a command that asks for it cannot be reached without the check. */
class CheckedStaff<Room extends RoomName> implements StaffMember {
  readonly accountId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly #room: Room;
  constructor({ accountId, email, roles }: StaffMember, room: Room) {
    this.accountId = accountId;
    this.email = email;
    this.roles = roles;
    this.#room = room;
  }
  /** The room that the check was made for. */
  get room(): Room {
    return this.#room;
  }
}

/** Who may enter a room of the desk. Commands and queries of the room take it, so that the check cannot be forgotten. */
export type StaffIn<Room extends RoomName> = CheckedStaff<Room>;

/** Throws the answer 401, 403 or 404 to whoever does not work in the room. */
export async function requireRoom<Room extends RoomName>(
  request: Request,
  { authorizeStaff }: { authorizeStaff: AuthorizeStaff },
  room: Room,
): Promise<StaffIn<Room>> {
  return new CheckedStaff(await authorizeStaff(request, deskRooms[room].roles), room);
}

/** The same person in another room; undefined where their roles do not let them in. */
export function enter<Room extends RoomName>(
  staff: StaffIn<RoomName>,
  room: Room,
): StaffIn<Room> | undefined {
  return worksIn(staff.roles, room) ? new CheckedStaff(staff, room) : undefined;
}
