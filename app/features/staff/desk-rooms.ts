import type { Role } from '#features/accounts/roles.ts';

/** The rooms of the desk, and whose work is done in them. Navigation and every request of a room go by this list. */
export const deskRooms = {
  today: {
    path: '/staff',
    name: 'Today',
    roles: ['admissions', 'recruitment', 'editor', 'administrator'],
  },
  enrollment: {
    path: '/staff/enrollment-applications',
    name: 'Enrollment',
    roles: ['admissions', 'administrator'],
  },
  families: {
    path: '/staff/families',
    name: 'Families’ data',
    roles: ['admissions', 'administrator'],
  },
  careers: {
    path: '/staff/job-applications',
    name: 'Careers',
    roles: ['recruitment', 'administrator'],
  },
  messages: { path: '/staff/messages', name: 'Messages', roles: ['admissions', 'administrator'] },
  parents: { path: '/staff/parents', name: 'Parents', roles: ['admissions', 'administrator'] },
  meals: { path: '/staff/meals', name: 'Meals', roles: ['admissions', 'administrator'] },
  subscribers: {
    path: '/staff/subscribers',
    name: 'Newsletter',
    roles: ['editor', 'administrator'],
  },
  content: { path: '/staff/content', name: 'Content', roles: ['editor', 'administrator'] },
  documents: { path: '/staff/documents', name: 'Documents', roles: ['editor', 'administrator'] },
  mail: { path: '/staff/mail', name: 'Mail', roles: ['admissions', 'administrator'] },
  people: { path: '/staff/people', name: 'People', roles: ['administrator'] },
} as const satisfies Record<string, { path: string; name: string; roles: readonly Role[] }>;

export type DeskRoom = keyof typeof deskRooms;

/** The rooms that somebody with these roles works in, in the order of the navigation. */
export function roomsFor(roles: readonly Role[]): { path: string; name: string }[] {
  return Object.values(deskRooms).filter((room) => room.roles.some((role) => roles.includes(role)));
}
