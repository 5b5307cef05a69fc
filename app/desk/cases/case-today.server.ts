import { addDays, dayInLusaka, startInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import { type DeskStatus, statusesOf } from '../record/record-status.ts';
import { deskRooms, type WorkRoom } from '../rooms.ts';
import { waitingLine } from '../today/today-in.server.ts';
import { countedLine, type TodayLine } from '../today/today-line.ts';
import type { Cases } from './case-list.server.ts';

type Words = [one: string, many: string];

/** What a room says on Today of its own records, and what it takes to say more. */
export interface CaseToday {
  read: ReadStore;
  /** The address of its list. */
  path: string;
  now: Date;
  /** `3 new messages`: those that nobody has begun to work on. */
  countNew(...words: Words): Promise<TodayLine[]>;
  /** `2 job applications since yesterday`. */
  countSinceYesterday(...words: Words): Promise<TodayLine[]>;
  /** `The oldest message without an answer has waited 3 days`: of those with which the school has the next move. */
  waitsLongest(what: string, statuses?: readonly string[]): Promise<TodayLine[]>;
}

interface Room<Table extends CaseTable> {
  room: WorkRoom;
  table: Table;
  statuses: Readonly<Record<string, Pick<DeskStatus, 'isNew' | 'isOurTurn'>>>;
  /** Those that count, where not each row is work of its own. */
  counted?: ((all: Cases<Table>) => Cases<Table>) | undefined;
}

export function todayOf<Table extends CaseTable>(
  { room, table, statuses, counted = (all) => all }: Room<Table>,
  read: ReadStore,
  now: Date,
): CaseToday {
  const { path } = deskRooms[room];
  const all = counted(read.selectFrom(table as CaseTable) as unknown as Cases<Table>);
  const withOne = (these: readonly string[]) => all.where('status' as never, 'in', these as never);
  const newOnes = statusesOf(statuses, ({ isNew }) => isNew);
  const ours = statusesOf(statuses, ({ isOurTurn }) => isOurTurn);
  return {
    read,
    path,
    now,
    async countNew(...words) {
      return countedLine(await countRows(withOne(newOnes)), words, `${path}?status=${newOnes[0]}`);
    },
    async countSinceYesterday(...words) {
      const yesterday = addDays(dayInLusaka(now), -1);
      const since = startInLusaka(yesterday).toISOString() as never;
      const count = await countRows(all.where('submitted_at' as never, '>=', since));
      return countedLine(count, words, `${path}?since=${yesterday}`);
    },
    waitsLongest: (what, these = ours) => waitingLine(withOne(these), what, path, now),
  };
}
