import { type SelectQueryBuilder, sql } from 'kysely';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { deskRooms, type RoomName, worksIn } from '../rooms.ts';
import type { TodayLine } from './today-line.ts';

const DAY_MS = 24 * 60 * 60_000;

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

/** `The oldest new message has waited 3 days`; no line before it is one. `path` is that of its room. */
export async function waitingLine<Database, Table extends keyof Database>(
  waiting: SelectQueryBuilder<Database, Table, object>,
  what: string,
  path: string,
  now: Date,
): Promise<TodayLine[]> {
  const longest = await waiting
    .select([sql`reference`.as('reference'), sql`submitted_at`.as('submittedAt')])
    .$castTo<{ reference: string; submittedAt: string }>()
    .orderBy(sql`submitted_at`)
    .limit(1)
    .executeTakeFirst();
  if (!longest) return [];
  const days = Math.floor((now.getTime() - Date.parse(longest.submittedAt)) / DAY_MS);
  if (days < 1) return [];
  const words = `The oldest ${what} has waited ${days === 1 ? '1 day' : `${days} days`}`;
  return [{ words, to: `${path}/${longest.reference}` }];
}
