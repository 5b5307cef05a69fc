import type { Role } from '../roles.ts';
import { type RoomName, worksIn } from '../rooms.ts';

/** Whose work a mail is, by the beginning of its kind. */
export type MailRooms = Readonly<Record<string, RoomName>>;

/** The beginnings of the kinds of mail that somebody with these roles may see. */
export function visibleKinds(rooms: MailRooms, roles: readonly Role[]): string[] {
  return Object.entries(rooms)
    .filter(([, room]) => worksIn(roles, room))
    .map(([beginning]) => beginning);
}

/** Whether the text may be read: never that of a mail whose link opens somebody's account. */
export function isReadable(kind: string, rooms: MailRooms, roles: readonly Role[]): boolean {
  return visibleKinds(rooms, roles).some((beginning) => kind.startsWith(beginning));
}
