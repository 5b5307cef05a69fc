import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isFoundBy, type SearchKind } from '#lib/search/search-words.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import type { RoomServices, Turns } from '../define-room.server.ts';
import { dueFirst, MOST_BY_DAY } from '../list/due-first.ts';
import { foundByWords } from '../list/found-by-words.server.ts';
import { type ListFilter, listFilterFrom } from '../list/list-address.ts';
import { listByStatus, withStatus } from '../list/list-by-status.server.ts';
import { pageFrom, pageOf } from '../list/list-page.ts';
import type { Tally } from '../list/tally.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import { isStatusOf } from '../record/record-status.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { WorkRoom } from '../rooms.ts';

/** Records of one room. */
export type Cases<Table extends CaseTable> = SelectQueryBuilder<Tables, Table, object>;

/** How a room lists its records. */
export interface CaseList<Table extends CaseTable, Filter, Row, Beside extends object> {
  /** Which of them an address asks for; without it, those with the words and the status that it names. */
  filterFrom?(search: URLSearchParams): Filter;
  /** What the address can ask beside words and status. */
  narrow?(found: Cases<Table>, filter: Filter): Cases<Table>;
  /** The instant by which the newest stand first; without it, that at which they were sent. */
  newestBy?: string & keyof Tables[Table];
  /** What the list shows of the rows of one page. */
  rows(page: Cases<Table>, read: ReadStore): Promise<Row[]>;
  /** What the screen shows beside its rows; with `tally`, how many have which status, where kinds count apart. */
  beside?(asked: {
    read: ReadStore;
    filter: Filter;
    school: RoomServices;
    /** Those with the words, whatever the list is narrowed to. */
    found: Cases<Table>;
  }): Promise<Beside & { tally?: Tally<string> }>;
}

interface Listed<Room, Table, Status extends string> {
  room: Room;
  table: Table;
  code: SearchKind;
  statuses: Readonly<Record<Status, unknown>>;
  /** The statuses in which the school has the next move: a list of one of them begins with what is due. */
  isOurs(status: Status, school: RoomServices): boolean;
  turnsOf(school: RoomServices, references: readonly string[]): Promise<Turns>;
}

/** What the lists and files of a room go by: what an address asks for, and the records that it finds. */
export function listing<
  Room extends WorkRoom,
  Table extends CaseTable,
  Status extends string,
  Filter extends ListFilter<string>,
  Row,
  Beside extends object,
>(
  { table, code, statuses, isOurs, turnsOf }: Listed<Room, Table, Status>,
  { filterFrom, narrow, newestBy, rows, beside }: CaseList<Table, Filter, Row, Beside>,
) {
  const readFilter =
    filterFrom ??
    ((search: URLSearchParams) =>
      listFilterFrom(search, isStatusOf(statuses)) as ListFilter<string> as Filter);

  const id = `${table as string}.id`;
  const time = `${table as string}.${newestBy ?? 'submitted_at'}`;
  const all = (read: ReadStore) => read.selectFrom(table as CaseTable) as unknown as Cases<Table>;
  /** All of them, what is due first; undefined where the list is of no such status, or of too many. */
  async function inOrderOfDays(school: RoomServices, narrowed: Cases<Table>, filter: Filter) {
    const { status } = filter as unknown as ListFilter<Status>;
    if (!status || !isOurs(status, school)) return undefined;
    const rows = (await narrowed
      .where(withStatus(status))
      .select([id, `${table as string}.reference`, `${time} as at`] as never)
      .limit(MOST_BY_DAY + 1)
      .execute()) as unknown as { id: string; reference: string; at: string }[];
    if (rows.length > MOST_BY_DAY) return undefined;
    const references = rows.map(({ reference }) => reference);
    const turns = await turnsOf(school, references);
    return rows.map((row) => ({ ...row, turn: turns[row.reference] })).sort(dueFirst);
  }
  const withReferences = (references: readonly string[]) =>
    sql<SqlBool>`${sql.ref(`${table as string}.reference`)} in (${sql.join(['', ...references])})`;

  const findAll = (read: ReadStore, filter: Filter) => {
    const found = all(read).where(isFoundBy(code, filter.q, id));
    return narrow?.(found, filter) ?? found;
  };
  return {
    readFilter,
    /** Of a list that begins with what is due, all ids in that order; else undefined. */
    async idsByDay(school: RoomServices, filter: Filter): Promise<string[] | undefined> {
      const due = await inOrderOfDays(school, findAll(school.store.read, filter), filter);
      return due?.map((one) => one.id);
    },
    readSearch: (search: URLSearchParams) => ({
      filter: readFilter(search),
      page: pageFrom(search),
    }),
    /** All that an address asks for, however many they are: for a file, which is read while it is sent. */
    findAll: (read: ReadStore, filter: Filter) =>
      findAll(read, filter).where(withStatus(filter.status)),
    /**
     * One page with how many of all have which status: the newest first, and of a status in which the school has the next
     * move what is due first.
     */
    async list(
      school: RoomServices,
      _staff: StaffIn<Room>,
      { filter, page }: { filter: Filter; page: number },
    ) {
      const { read } = school.store;
      const { status } = filter as unknown as ListFilter<Status>;
      const words = { read, kind: code, typed: filter.q, id, time };
      const { found, isCut } = await foundByWords(all(read), words);
      const more = await beside?.({ read, filter, school, found });
      const narrowed = narrow?.(found, filter) ?? found;
      const due = await inOrderOfDays(school, narrowed, filter);
      const inPage = due && pageOf(due, page).rows.map(({ reference }) => reference);
      const listed = await listByStatus<Tables, Table, Row, Status>(
        narrowed,
        { status, page },
        async (shown) => {
          if (!inPage)
            return rows(shown.orderBy(time as never, 'desc').orderBy(id as never, 'desc'), read);
          const found = await rows(narrowed.where(withReferences(inPage)), read);
          const at = (row: Row) => inPage.indexOf((row as { reference: string }).reference);
          return found.sort((one, other) => at(one) - at(other));
        },
        more?.tally as Tally<Status> | undefined,
      );
      return { ...(more as Beside), ...listed, isCut, isDueFirst: due !== undefined };
    },
  };
}
