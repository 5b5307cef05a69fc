import type { Role } from './roles.ts';

export interface Room {
  path: string;
  name: string;
  /** What one record of the room is called. */
  record?: string;
  /** What several are called where those of other rooms stand beside them: with work, on a sheet, in the record of acts. */
  many?: string;
  /** What the link back to all of them says. */
  all?: string;
  /** Of a room in which what people send is worked on: where programs find its list, and below it each record. */
  api?: string;
  roles: readonly Role[];
  /** The menu of the bar that it stands in; the others stand in the bar itself. */
  menu?: 'Website' | 'Office';
  /** Which number stands beside its name in the bar. */
  counts?: 'today' | 'messages';
}

/** The rooms of the desk, and whose work is done in them. Navigation and every request of a room go by this list. */
export const deskRooms = {
  today: {
    path: '/staff',
    name: 'Today',
    counts: 'today',
    roles: ['admissions', 'recruitment', 'editor', 'administrator'],
  },
  enrollment: {
    path: '/staff/enrollment-applications',
    api: '/api/staff/enrollment-applications',
    name: 'Enrollment',
    record: 'application',
    many: 'enrollment applications',
    all: 'All applications',
    roles: ['admissions', 'administrator'],
  },
  families: {
    path: '/staff/families',
    name: 'Families',
    roles: ['admissions', 'administrator'],
  },
  students: {
    path: '/staff/children',
    name: 'Children',
    record: 'child',
    all: 'All children of the school',
    roles: ['admissions', 'administrator'],
  },
  messages: {
    path: '/staff/messages',
    api: '/api/staff/messages',
    name: 'Messages',
    counts: 'messages',
    record: 'message',
    many: 'messages',
    all: 'All messages',
    roles: ['admissions', 'administrator'],
  },
  meals: {
    path: '/staff/meals',
    api: '/api/staff/meal-payments',
    name: 'Meals',
    record: 'meal payment',
    many: 'meal payments',
    all: 'All meal payments',
    roles: ['admissions', 'administrator'],
  },
  parents: {
    path: '/staff/parents',
    api: '/api/staff/parent-forms',
    name: 'Parents’ forms',
    record: 'form',
    many: 'forms from parents',
    all: 'All forms',
    roles: ['admissions', 'administrator'],
  },
  careers: {
    path: '/staff/job-applications',
    api: '/api/staff/job-applications',
    name: 'Jobs',
    record: 'job application',
    many: 'job applications',
    all: 'All job applications',
    roles: ['recruitment', 'administrator'],
  },
  reports: {
    path: '/staff/reports',
    name: 'Reports',
    roles: ['admissions', 'administrator'],
  },
  content: {
    path: '/staff/content',
    name: 'Pages',
    record: 'part of the website',
    all: 'All pages',
    menu: 'Website',
    roles: ['editor', 'administrator'],
  },
  documents: {
    path: '/staff/documents',
    name: 'Documents',
    record: 'document',
    all: 'All documents',
    menu: 'Website',
    roles: ['editor', 'administrator'],
  },
  subscribers: {
    path: '/staff/subscribers',
    name: 'Newsletter',
    record: 'newsletter',
    all: 'All newsletters and subscribers',
    menu: 'Website',
    roles: ['editor', 'administrator'],
  },
  people: {
    path: '/staff/people',
    name: 'Staff',
    menu: 'Office',
    roles: ['administrator'],
  },
  mail: {
    path: '/staff/mail',
    name: 'Letters and mails',
    record: 'mail',
    all: 'All mails',
    menu: 'Office',
    roles: ['admissions', 'administrator'],
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof deskRooms;

/** A room in which records are worked with. */
export type RecordRoom = {
  [Room in RoomName]: (typeof deskRooms)[Room] extends { record: string } ? Room : never;
}[RoomName];

/** What the record of acts calls a record that has no reference, such as `document 0198c1f2-…`. */
export function aboutRecord(room: RecordRoom, id: string): string {
  return `${deskRooms[room].record} ${id}`;
}

/** Whether one of the roles lets somebody into the room. */
export function worksIn(roles: readonly Role[], room: RoomName): boolean {
  const allowed: readonly Role[] = deskRooms[room].roles;
  return allowed.some((role) => roles.includes(role));
}

/** The rooms that somebody with these roles works in, in the order of the navigation. */
export function roomsFor(roles: readonly Role[]): Room[] {
  return Object.values(deskRooms).filter((room) => room.roles.some((role) => roles.includes(role)));
}

/** Rooms whose records are assigned to somebody. */
export const workRooms = [
  'enrollment',
  'careers',
  'messages',
  'parents',
  'meals',
] as const satisfies RoomName[];
export type WorkRoom = (typeof workRooms)[number];
