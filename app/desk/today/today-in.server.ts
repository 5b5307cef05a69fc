import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { deskRooms, type RoomName, worksIn } from '../rooms.ts';
import type { TodayLine } from './today-line.ts';

/** What a room says on Today, for whoever works in it. `list` gets its path, and whatever else it needs. */
export function todayIn<Facts extends unknown[]>(
  room: RoomName,
  list: (read: ReadStore, path: string, ...facts: Facts) => Promise<TodayLine[]>,
) {
  return async (
    read: ReadStore,
    { roles }: StaffIn<'today'>,
    ...facts: Facts
  ): Promise<TodayLine[]> =>
    worksIn(roles, room) ? list(read, deskRooms[room].path, ...facts) : [];
}
