import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import { type DeskStatus, statusesOf } from '../record/record-status.ts';
import { deskRooms, type WorkRoom } from '../rooms.ts';
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
}

interface Room<Table extends CaseTable> {
  room: WorkRoom;
  table: Table;
  statuses: Readonly<Record<string, Pick<DeskStatus, 'isNew'>>>;
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
  return {
    read,
    path,
    now,
    async countNew(...words) {
      return countedLine(await countRows(withOne(newOnes)), words, `${path}?status=${newOnes[0]}`);
    },
  };
}
