import type { Role } from '../roles.ts';
import { type RoomName, worksIn } from '../rooms.ts';

/** Whose work a mail belongs to, by the beginning of its kind. */
const roomOfKind: Record<string, RoomName> = {
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
