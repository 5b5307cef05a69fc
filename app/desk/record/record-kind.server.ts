import { anyTable, type TableWith } from '#lib/store/any-table.ts';
import type { ReadStore, Store, Tables, WriteTransaction } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { aboutRecord, type RecordRoom, type RoomName } from '../rooms.ts';

export type VersionedTable = TableWith<{ id: string; version: number }>;

/** Of what people have sent: the desk works on each of them in the same way. */
export interface CaseColumns {
  id: string;
  reference: string;
  status: string;
  submitted_at: string;
  /** Counts all changes; one that was made to an older version is refused. */
  version: number;
  /** Account of the member of staff whose work it is. */
  assigned_to: string | null;
}

export type CaseTable = TableWith<CaseColumns>;

/** A kind of record that the office works on. */
export interface RecordKind<Room extends RecordRoom, Table extends VersionedTable> {
  /** Whose staff works on it. */
  room: Room;
  table: Table;
  /** The column that an address names it by. */
  key: 'reference' | 'id';
  /** Locks what a change of it may touch beside its own row, before that row is locked. */
  hold?: ((transaction: WriteTransaction, key: string) => Promise<void>) | undefined;
  /** What the record of acts calls it, where several have one history. */
  about?(key: string): string;
  /** What it is now, in the words of the office. */
  is?(row: Tables[Table]): string;
  /** Who changed it without an act at the desk, such as the family, and when. */
  by?: ((row: Tables[Table], read: ReadStore) => Promise<Changer> | Changer) | undefined;
}

/** What the record of acts calls the record with this key. */
export function aboutOf<Table extends VersionedTable>(
  { room, key: column, about }: Pick<RecordKind<RecordRoom, Table>, 'room' | 'key' | 'about'>,
  key: string,
): string {
  return about?.(key) ?? (column === 'id' ? aboutRecord(room, key) : key);
}

interface Changer {
  who: string;
  at: string | null;
}

/** One record within a write that is about it. */
export interface Work<Room extends RoomName, Table extends VersionedTable> {
  transaction: WriteTransaction;
  staff: StaffIn<Room>;
  row: Tables[Table];
  /** What the record of acts calls it. */
  about: string;
  now: Date;
}

export type WorkOn<Kind> =
  Kind extends RecordKind<infer Room, infer Table> ? Work<Room, Table> : never;

/**
 * The record with this key, locked until the write ends. Its key does not change, so that a row which refers to it, such
 * as a rank on the waiting list, can be written meanwhile: held back, two such writes would wait for each other.
 */
export async function findLocked<Table extends VersionedTable>(
  transaction: WriteTransaction,
  { table, key: column }: Pick<RecordKind<RecordRoom, Table>, 'table' | 'key'>,
  key: string,
  { kind }: Store,
): Promise<Tables[Table] | undefined> {
  const row = await anyTable(transaction)
    .selectFrom(table as string)
    .selectAll()
    .where(column, '=', key)
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row as unknown as Tables[Table] | undefined;
}

export async function setColumns<Table extends VersionedTable>(
  transaction: WriteTransaction,
  { table }: Pick<RecordKind<RecordRoom, Table>, 'table'>,
  { id }: Tables[Table],
  columns: Partial<Tables[Table]>,
): Promise<void> {
  await anyTable(transaction)
    .updateTable(table as string)
    .set(columns as Record<string, string>)
    .where('id', '=', id as string)
    .execute();
}
