import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isFoundBy, type SearchKind } from '#lib/search/search-words.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import type { RoomServices, Turns } from '../define-room.server.ts';
import { dueFirst } from '../list/due-first.ts';
import { foundByWords } from '../list/found-by-words.server.ts';
import { type ListFilter, listFilterFrom } from '../list/list-address.ts';
import { listByStatus, withStatus } from '../list/list-by-status.server.ts';
import { pageFrom, pageOf } from '../list/list-page.ts';
import type { Tally } from '../list/tally.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import { isStatusOf } from '../record/record-status.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { WorkRoom } from '../rooms.ts';
import { idsInOrder } from '../sheet/ids-in-order.server.ts';

/** So many are put in an order that no index knows; a list of more stands by the time at which each came. */
const MOST_SORTED = 300;

/** Records of one room. */
export type Cases<Table extends CaseTable> = SelectQueryBuilder<Tables, Table, object>;

type ColumnOf<Table extends CaseTable> = string & keyof Tables[Table];

/** As much of a record as every order asks about; `at`: when it came. */
type Sortable = Record<'id' | 'reference' | 'at', string>;

/** How two records of a list follow each other. */
type Compare<Row> = (one: Row, other: Row) => number;

/** An order that no index knows, and the columns that it asks about. */
interface OrderOfRoom<Table extends CaseTable> {
  columns: readonly ColumnOf<Table>[];
  of(
    rows: readonly (Tables[Table] & Sortable)[],
    school: RoomServices,
  ): Promise<Compare<Tables[Table] & Sortable>>;
}

/** How a room lists its records. */
export interface CaseList<Table extends CaseTable, Filter, Row, Beside extends object> {
  /** Which of them an address asks for; without it, those with the words and the status that it names. */
  filterFrom?(search: URLSearchParams): Filter;
  /** The filter with what has to be read before it can be asked. */
  lookUp?(filter: Filter, school: RoomServices): Promise<Filter>;
  /** What the address can ask beside words and status. */
  narrow?(found: Cases<Table>, filter: Filter): Cases<Table>;
  /** Which of them are found, where it is not those that have the words; `has` asks it of a column of ids. */
  foundBy?(has: (id: string) => RawBuilder<SqlBool>): RawBuilder<SqlBool>;
  /** The instant by which the newest stand first; without it, that at which they were sent. */
  newestBy?: ColumnOf<Table>;
  /**
   * `newest`, `oldest`, `due` or one of the room’s own; without it what is due stands first where the school has the
   * next move, else the newest.
   */
  orderFrom?(filter: Filter): string;
  orders?: Readonly<Record<string, OrderOfRoom<Table>>>;
  /** What the list shows of the rows of one page. */
  rows(page: Cases<Table>, read: ReadStore): Promise<Row[]>;
  /** What the screen shows beside its rows; with `tally`, how many have which status, where they are counted otherwise. */
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
  list: CaseList<Table, Filter, Row, Beside>,
) {
  type Sorted = Tables[Table] & Sortable;
  const { narrow = (found) => found, lookUp, newestBy, orderFrom, rows, beside } = list;
  const readFilter =
    list.filterFrom ??
    ((search: URLSearchParams) =>
      listFilterFrom(search, isStatusOf(statuses)) as ListFilter<string> as Filter);

  const id = `${table as string}.id`;
  const reference = `${table as string}.reference`;
  const time = `${table as string}.${newestBy ?? 'submitted_at'}`;
  const all = (read: ReadStore) => read.selectFrom(table as CaseTable) as unknown as Cases<Table>;
  const foundBy = list.foundBy ?? ((has) => has(id));

  const due: OrderOfRoom<Table> = {
    columns: [],
    async of(found, school) {
      const turns = await turnsOf(
        school,
        found.map((row) => row.reference),
      );
      const withTurn = (row: Sortable) => ({ ...row, turn: turns[row.reference] });
      return (one, other) => dueFirst(withTurn(one), withTurn(other));
    },
  };
  const orders: Readonly<Record<string, OrderOfRoom<Table>>> = { ...list.orders, due };
  const orderOf = (filter: Filter, school: RoomServices) =>
    orderFrom?.(filter) ??
    (filter.status && isOurs(filter.status as Status, school) ? 'due' : 'newest');

  /** All of them in an order that no index knows; undefined where none is asked for, or of too many. */
  async function inOrder(school: RoomServices, found: Cases<Table>, order: string) {
    const asked = orders[order];
    if (!asked) return undefined;
    const columns = asked.columns.map((name) => `${table as string}.${name}`);
    const sortable = (await found
      .select([id, reference, `${time} as at`, ...columns] as never)
      .limit(MOST_SORTED + 1)
      .execute()) as unknown as Sorted[];
    if (sortable.length > MOST_SORTED) return undefined;
    return sortable.sort(await asked.of(sortable, school));
  }
  const withReferences = (references: readonly string[]) =>
    sql<SqlBool>`${sql.ref(reference)} in (${sql.join(['', ...references])})`;

  return {
    readFilter,
    readSearch: (search: URLSearchParams) => ({
      filter: readFilter(search),
      page: pageFrom(search),
    }),
    /** The ids of all that an address asks for in the order of the list, so many at most: for a file. */
    async ids(school: RoomServices, asked: Filter, most: number): Promise<string[]> {
      const { read } = school.store;
      const filter = (await lookUp?.(asked, school)) ?? asked;
      const having = all(read).where(foundBy((one) => isFoundBy(code, filter.q, one)));
      const found = narrow(having, filter).where(withStatus(filter.status));
      const order = orderOf(filter, school);
      const sorted = await inOrder(school, found, order);
      if (sorted) return sorted.slice(0, most).map((row) => row.id);
      const times = found.select([id, `${time} as at`] as never) as never;
      return idsInOrder(read, times, most, directionOf(order));
    },
    /**
     * One page, with how many of all have which status: the newest first, and of a status in which the school has the
     * next move what is due first.
     */
    async list(
      school: RoomServices,
      _staff: StaffIn<Room>,
      { filter: asked, page }: { filter: Filter; page: number },
    ) {
      const { read } = school.store;
      const filter = (await lookUp?.(asked, school)) ?? asked;
      const words = { read, kind: code, typed: filter.q, id, time, foundBy };
      const { found, isCut } = await foundByWords(all(read), words);
      const more = await beside?.({ read, filter, school, found });
      const narrowed = narrow(found, filter);
      const order = orderOf(filter, school);
      const sorted = await inOrder(school, narrowed.where(withStatus(filter.status)), order);
      const inPage = sorted && pageOf(sorted, page).rows.map((row) => row.reference);
      const direction = directionOf(order);
      const listed = await listByStatus<Tables, Table, Row, Status>(
        narrowed,
        { status: filter.status as Status, page },
        async (shown) => {
          if (!inPage)
            return rows(
              shown.orderBy(time as never, direction).orderBy(id as never, direction),
              read,
            );
          const found = await rows(narrowed.where(withReferences(inPage)), read);
          const at = (row: Row) => inPage.indexOf((row as { reference: string }).reference);
          return found.sort((one, other) => at(one) - at(other));
        },
        more?.tally as Tally<Status> | undefined,
      );
      return {
        ...(more as Beside),
        ...listed,
        isCut,
        isDueFirst: sorted !== undefined && order === 'due',
        /** Too many for the order that is asked for; they stand newest first. */
        isUnsorted: sorted === undefined && order in orders,
      };
    },
  };
}

const directionOf = (order: string) => (order === 'oldest' ? 'asc' : 'desc');
