import type { Role } from '#features/accounts/roles.ts';
import {
  type AuthorizedStaff,
  requireRole,
} from '#features/accounts/sessions/authorization.server.ts';
import { type DeskRoom, deskRooms } from './desk-rooms.ts';

type Room<Name extends DeskRoom> = (typeof deskRooms)[Name];

/** Who may enter a room of the desk. Commands and queries of the room take it, so that the check cannot be forgotten. */
export type StaffIn<Name extends DeskRoom> = AuthorizedStaff<Room<Name>['roles'][number] & Role>;

/** Throws the answer 401, 403 or 404 to whoever does not work in the room. */
export function requireRoom<Name extends DeskRoom>(
  request: Request,
  services: Parameters<typeof requireRole>[1],
  room: Name,
): Promise<StaffIn<Name>> {
  return requireRole(request, services, deskRooms[room].roles as readonly Role[]) as Promise<
    StaffIn<Name>
  >;
}
