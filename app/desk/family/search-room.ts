import type { SearchKind } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { StatusSign } from '../list/status-badge.tsx';
import { deskRooms, type RoomName } from '../rooms.ts';

/** A record as the search of the desk's bar shows it. */
export interface FoundRecord {
  id: string;
  reference: string;
  /** Who or what it is, such as the name of a child. */
  title: string;
  /** What tells it from others, in one line. */
  detail: string;
  status: StatusSign;
  /** The screen of the desk that shows it. */
  to: string;
  submittedAt: string;
  /** Of a child who is applied for. */
  lastName?: string;
}

/** One kind of record that the desk's bar searches. A feature that keeps records with search words has one. */
export interface SearchRoom {
  kind: SearchKind;
  /** Only who may enter it finds anything in it. */
  room: RoomName;
  /** Whether families send it, so that it can belong to one. */
  isOfFamilies: boolean;
  /** As `recordsIn`, for one key or more. */
  listRecords(read: ReadStore, column: KeyColumn, keys: readonly string[]): Promise<ReadRecord[]>;
}

type KeyColumn = 'id' | 'reference';

/** Its screen follows from room and reference; a record without a reference says where it is shown. */
type ReadRecord = Omit<FoundRecord, 'to'> & Partial<Pick<FoundRecord, 'to'>>;

/** The records of a room with these ids, or those with these references and what is about them, in any order. */
export async function recordsIn(
  { room, listRecords }: SearchRoom,
  read: ReadStore,
  column: KeyColumn,
  keys: readonly string[],
): Promise<FoundRecord[]> {
  if (keys.length === 0) return [];
  const records = await listRecords(read, column, keys);
  return records.map((record) => ({
    to: `${deskRooms[room].path}/${record.reference}`,
    ...record,
  }));
}
