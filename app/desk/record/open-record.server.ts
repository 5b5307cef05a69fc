import type { Actor } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore, Tables, WriteTransaction } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { RecordRoom } from '../rooms.ts';
import { type HistoryEntry, listActs, recordLook } from './record-history.server.ts';
import {
  aboutOf,
  findLocked,
  type RecordKind,
  setColumns,
  type VersionedTable,
} from './record-kind.server.ts';

type OpenServices = Needs<'store' | 'clock'>;

/** What a look changes of a record; undefined for nothing. */
export type OnLook<Row> = (
  row: Row,
  looking: { transaction: WriteTransaction; staff: Actor; now: Date },
) => Partial<Row> | undefined | Promise<Partial<Row> | undefined>;

/**
 * The record that somebody opens, after it is written down who did; undefined when there is none. `onLook` says what
 * the look itself changes, such as that a new message is read; it is not asked again within the hour.
 */
export async function openRecord<Room extends RecordRoom, Table extends VersionedTable>(
  kind: RecordKind<Room, Table>,
  { store, clock }: OpenServices,
  staff: StaffIn<NoInfer<Room>>,
  key: string,
  onLook?: OnLook<Tables[Table]>,
): Promise<Tables[Table] | undefined> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const row = await findLocked(transaction, kind, key, store);
    if (!row) return undefined;
    const isFirstLook = await recordLook(transaction, staff, aboutOf(kind, key), now);
    const columns = isFirstLook && (await onLook?.(row, { transaction, staff, now }));
    if (!columns) return row;
    await setColumns(transaction, kind, row, columns);
    return { ...row, ...columns };
  });
}

export interface Opened {
  read: ReadStore;
  /** What the staff did with the record, the newest first. */
  history: HistoryEntry[];
  now: Date;
}

/** How a room opens one record with all that its screen shows of it; `onLook` as in `openRecord`. */
export function openWith<
  Room extends RecordRoom,
  Table extends VersionedTable,
  Shown extends object,
  School extends OpenServices = OpenServices,
>(
  kind: RecordKind<Room, Table>,
  show: (row: Tables[Table], opened: Opened, school: School) => Promise<Shown>,
  onLook?: OnLook<Tables[Table]>,
) {
  return async (
    school: School,
    staff: StaffIn<NoInfer<Room>>,
    key: string,
  ): Promise<Shown | undefined> => {
    const row = await openRecord(kind, school, staff, key, onLook);
    if (!row) return undefined;
    const { read } = school.store;
    const history = await listActs(read, aboutOf(kind, key));
    return show(row, { read, history, now: school.clock.now() }, school);
  };
}
