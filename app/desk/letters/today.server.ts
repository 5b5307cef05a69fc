import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { worksIn } from '../rooms.ts';
import { sheetLists } from '../sheet/sheet-lists.ts';
import type { TodayLine } from '../today/today-line.ts';
import { letterPaths, letterRooms } from './letter-rooms.ts';
import './letter-tables.server.ts';

/** Whoever was not told in so many days was told otherwise: then the letter waits for nobody. */
const WAITS_MS = 14 * 86_400_000;

/** The letters to lists of whose people some are still to be told by text or on paper. */
export async function listLettersToday(
  read: ReadStore,
  { roles }: StaffIn<'today'>,
  now: Date,
): Promise<TodayLine[]> {
  const rooms = letterRooms.filter((room) => worksIn(roles, room));
  const rows = await read
    .selectFrom('list_letters as letter')
    .innerJoin('list_letter_receivers as receiver', 'receiver.letter_id', 'letter.id')
    .select(({ fn }) => ['letter.id', 'room', 'subject', 'leaves_at', fn.countAll().as('count')])
    .where('room', 'in', [...rooms, ''])
    .where('taken_back_at', 'is', null)
    .where('leaves_at', '<=', now.toISOString())
    .where('leaves_at', '>', new Date(now.getTime() - WAITS_MS).toISOString())
    .where('way', 'in', ['phone', 'paper'])
    .where('told_at', 'is', null)
    .where('printed_at', 'is', null)
    .groupBy(['letter.id', 'room', 'subject', 'leaves_at'])
    .orderBy('leaves_at')
    .execute();
  return rows.flatMap(({ id, room, subject, leaves_at: leavesAt, count }) => {
    const of = rooms.find((one) => one === room);
    if (!of) return [];
    const people = Number(count) === 1 ? '1 person is' : `${count} people are`;
    return [
      {
        words: `${people} still to be told by text or on paper: “${subject}”`,
        to: `${sheetLists[of].list}/${letterPaths.letters}/${id}`,
        since: dayInLusaka(new Date(leavesAt)),
      },
    ];
  });
}
