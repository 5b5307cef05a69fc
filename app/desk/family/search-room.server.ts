import { sql } from 'kysely';
import type { SearchKind } from '#lib/search/search-words.server.ts';
import { anyTable, type TableWith } from '#lib/store/any-table.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
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
  firstName?: string;
  lastName?: string;
}

/** One kind of record that the desk's bar searches. A feature that keeps records with search words has one. */
export interface SearchRoom {
  kind: SearchKind;
  /** Only who may enter it finds anything in it. */
  room: RoomName;
  /** As `recordsIn`, for one key or more. */
  listRecords(read: ReadStore, column: KeyColumn, keys: readonly string[]): Promise<ReadRecord[]>;
}

/** The same of what people send, which has a table of its own with a reference in each row. */
interface RoomOfReferences extends SearchRoom {
  countRecords(read: ReadStore): Promise<number>;
}

type KeyColumn = 'id' | 'reference';

/** Its screen follows from room and reference; a record without a reference says where it is shown. */
type ReadRecord = Omit<FoundRecord, 'to'> & Partial<Pick<FoundRecord, 'to'>>;

interface SubmittedRow {
  id: string;
  reference: string;
  submitted_at: string;
}

type SubmittedTable = TableWith<SubmittedRow>;

type Shown = Pick<FoundRecord, 'title' | 'detail' | 'status' | 'firstName' | 'lastName'>;

interface SubmittedRecords<Table extends SubmittedTable> extends Omit<SearchRoom, 'listRecords'> {
  table: Table;
  /** The column with the reference of another record that one of these is about. */
  about?: (string & keyof Tables[Table]) | undefined;
}

/** A room by the table of what was submitted, and what of a row is shown. */
export function searchRoom<Table extends SubmittedTable, Column extends keyof Tables[Table]>(
  { table, about, ...room }: SubmittedRecords<Table>,
  columns: readonly (Column & string)[],
  shown: (row: Pick<Tables[Table], Column>) => Shown,
): RoomOfReferences {
  return {
    ...room,
    countRecords: (read) => countRows(anyTable(read).selectFrom(table as string)),
    async listRecords(read, column, keys) {
      const rows = await anyTable<SubmittedRow>(read)
        .selectFrom(table as string)
        .select(['id', 'reference', 'submitted_at'])
        .select(columns.map((name) => sql.ref(name).as(name)))
        .where((row) =>
          about && column === 'reference'
            ? row.or([row(column, 'in', keys), row(sql.ref<string>(about), 'in', keys)])
            : row(column, 'in', keys),
        )
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        submittedAt: row.submitted_at,
        ...shown(row as unknown as Tables[Table]),
      }));
    },
  };
}

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
