import { recordAct } from '#lib/audit/audit-records.server.ts';
import { anyTable, type TableWith } from '#lib/store/any-table.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type RecordStatus, statusesOf } from '../record/record-status.ts';
import type { StaffMember } from '../require-room.server.ts';
import type { WorkRoom } from '../rooms.ts';

/** The records of a room that are somebody's to look after, and not finished. */
export interface AssignedWork {
  room: WorkRoom;
  /** How many each account has; those who have none are not in it. */
  count(read: ReadStore): Promise<Map<string, number>>;
  /** Gives all that one account has to another, or to nobody; each is an act. Returns how many. */
  handOver(
    transaction: WriteTransaction,
    by: StaffMember,
    way: { from: string; to: { accountId: string; email: string } | null },
    now: Date,
  ): Promise<number>;
}

type AssignedTable = TableWith<AssignedRow>;

interface AssignedRecords {
  room: WorkRoom;
  table: AssignedTable;
  /** What is over stays as it is. */
  statuses: Readonly<Record<string, Pick<RecordStatus, 'isOver'>>>;
}

export function assignedWork({ room, table, statuses }: AssignedRecords): AssignedWork {
  const open = statusesOf(statuses, (status) => !status.isOver);
  return {
    room,
    async count(read) {
      const rows = await anyTable<AssignedRow>(read)
        .selectFrom(table as string)
        .select(({ fn }) => ['assigned_to', fn.countAll().as('count')])
        .where('assigned_to', 'is not', null)
        .where('status', 'in', open)
        .groupBy('assigned_to')
        .execute();
      return new Map(rows.map((row) => [row.assigned_to ?? '', Number(row.count)]));
    },
    async handOver(transaction, by, { from, to }, now) {
      const handed = await anyTable<AssignedRow>(transaction)
        .updateTable(table as string)
        // Who has one of them open hears that it has changed.
        .set(({ eb }) => ({
          assigned_to: to?.accountId ?? null,
          version: eb('version', '+', 1),
        }))
        .where('assigned_to', '=', from)
        .where('status', 'in', open)
        .returning('reference')
        .execute();
      for (const { reference } of handed) {
        const data = { assignedTo: to?.email ?? null };
        await recordAct(transaction, by, { act: 'changed', about: reference, data }, now);
      }
      return handed.length;
    },
  };
}

interface AssignedRow {
  reference: string;
  status: string;
  version: number;
  assigned_to: string | null;
}
