import { capitalized } from '#lib/text/capitalized.ts';
import { deskRooms, type RoomName, type WorkRoom, workRooms } from '../rooms.ts';

export interface SheetList {
  /** The screen of the list; its sheet is below it. */
  list: string;
  /** Where programs find the list; its sheet is below it. */
  api: `/api/${string}`;
  title: string;
  /** What the record of acts calls it, and its file. */
  about: string;
  /** What one row is called. */
  noun: string;
  /** What many are called; left out where it is the noun with an s. */
  nouns?: string;
}

/** Every room in which what people send is worked on has one. */
const ofWorkRooms = Object.fromEntries(
  workRooms.map((room): [WorkRoom, SheetList] => {
    const { path, api, record, many } = deskRooms[room];
    return [room, { list: path, api, title: capitalized(many), about: many, noun: record }];
  }),
) as Record<WorkRoom, SheetList>;

/** The lists of the desk that are sheets as well, by the room that they are of. */
export const sheetLists = {
  ...ofWorkRooms,
  students: {
    list: deskRooms.students.path,
    api: '/api/staff/children',
    title: 'Children of the school',
    about: 'children of the school',
    noun: 'child',
    nouns: 'children',
  },
  subscribers: {
    list: deskRooms.subscribers.path,
    api: '/api/staff/subscribers',
    title: 'Subscribers',
    about: 'subscribers',
    noun: 'subscriber',
  },
  people: {
    list: '/staff/people/record',
    api: '/api/staff/audit-records',
    title: 'Who did what',
    about: 'record',
    noun: 'act',
  },
} as const satisfies Partial<Record<RoomName, SheetList>>;

export type SheetRoom = keyof typeof sheetLists;

/** The list that this screen shows. */
export function sheetOfList(path: string): SheetRoom | undefined {
  const rooms = Object.keys(sheetLists) as SheetRoom[];
  return rooms.find((room) => sheetLists[room].list === path.replace(/\/$/, ''));
}

/** The list whose sheet stands at this address, of a screen or for programs. */
export function sheetRoomAt(path: string): SheetRoom | undefined {
  const rooms = Object.keys(sheetLists) as SheetRoom[];
  const [, base = ''] = /^\/?(.*)\/sheet(?:\/|$)/.exec(path) ?? [];
  return rooms.find((room) => [sheetLists[room].list, sheetLists[room].api].includes(`/${base}`));
}
