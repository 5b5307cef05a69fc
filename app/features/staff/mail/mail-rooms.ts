import type { Role } from '#features/accounts/roles.ts';
import { type DeskRoom, deskRooms } from '../desk-rooms.ts';

/** Whose work a mail belongs to, by the beginning of its kind. */
const roomOfKind: Record<string, DeskRoom> = {
  'enrollment-': 'enrollment',
  'guardian-': 'enrollment',
  'job-': 'careers',
  'message-': 'messages',
  'parents-': 'parents',
  'meal-': 'meals',
  newsletter: 'subscribers',
};

/** The beginnings of the kinds of mail that somebody with these roles may see. */
export function visibleKinds(roles: readonly Role[]): string[] {
  return Object.entries(roomOfKind)
    .filter(([, room]) => worksIn(roles, room))
    .map(([beginning]) => beginning);
}

/** Whether the text may be read: never that of a mail whose link opens somebody's account. */
export function isReadable(kind: string, roles: readonly Role[]): boolean {
  return visibleKinds(roles).some((beginning) => kind.startsWith(beginning));
}

export function worksIn(roles: readonly Role[], room: DeskRoom): boolean {
  const allowed: readonly Role[] = deskRooms[room].roles;
  return allowed.some((role) => roles.includes(role));
}
