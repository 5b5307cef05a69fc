import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { anyTable } from '#lib/store/any-table.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { turnInWords } from '../cases/turns/turn-in-words.ts';
import type { RoomServices, Turns } from '../define-room.server.ts';
import type { ListFilter } from '../list/list-address.ts';
import type { StatusSign } from '../list/status-badge.tsx';
import type { CaseTable } from '../record/record-kind.server.ts';
import type { WorkRoom } from '../rooms.ts';
import { addressesOf } from '../staff/colleagues.server.ts';
import { listStaffNames } from '../staff/staff-names.server.ts';
import { staffWords } from '../staff/staff-words.ts';
import { defineSheet } from './define-sheet.server.ts';
import { idsInOrder } from './ids-in-order.server.ts';
import type { SheetColumns } from './sheet-column.ts';
import type { SheetDefinition } from './sheet-definition.ts';
import { sheetLists } from './sheet-lists.ts';
import { showInList } from './shown-in-list.ts';

/** What stands beside a record in a sheet of any room. */
export interface AtDesk {
  /** What its status is called. */
  is: string;
  /** Whose turn it is, and by when. */
  turn: string;
  /** Whose work it is. */
  staff: string;
}

interface CaseRow {
  id: string;
  reference: string;
  submitted_at: string;
  assigned_to: string | null;
}

/** What a room adds to what every sheet of records does. */
export interface CaseSheet<Row, Filter, Beside extends object>
  extends Pick<
    SheetDefinition<WorkRoom, Filter, Row & AtDesk & Partial<Beside>>,
    'columns' | 'usual' | 'ready'
  > {
  /** What the list is narrowed to beside its status, in words that name no person. */
  inWords?(filter: Filter): string[];
  /** What else its columns need of these rows, by id. */
  beside?(
    read: ReadStore,
    rows: readonly Row[],
    content: RoomServices['content'],
  ): Promise<Map<string, Beside>>;
}

/** Columns that the sheet of every room of records can have. */
const caseColumns: SheetColumns<CaseRow & AtDesk> = {
  reference: { name: 'Reference', cell: ({ reference }) => reference },
  status: { name: 'Status', cell: ({ is }) => is },
  turn: { name: 'Whose turn, by when', cell: ({ turn }) => turn },
  received: {
    name: 'Received',
    kind: 'day',
    cell: ({ submitted_at }) => dayInLusaka(new Date(submitted_at)),
  },
  staff: { name: 'Assigned to', cell: ({ staff }) => staff },
};

interface SheetOfCases<Row, Filter> {
  room: WorkRoom;
  signOf(row: Row): StatusSign;
  turnsOf(school: RoomServices, references: readonly string[]): Promise<Turns>;
  readFilter(search: URLSearchParams): Filter;
  find(school: RoomServices, filter: Filter, most: number): Promise<string[]>;
  readRows(read: ReadStore, ids: readonly string[], columns: readonly string[]): Promise<Row[]>;
}

/** The sheet of a room of records: what they all have, and what the room has beside it. */
export function sheetOfCases<Row extends CaseRow, Filter, Beside extends object>(
  cases: SheetOfCases<Row, Filter>,
  sheet: CaseSheet<Row, Filter, Beside>,
) {
  const { room, readFilter, find } = cases;
  return defineSheet<WorkRoom, Filter, Row & AtDesk & Partial<Beside>>({
    room,
    title: sheetLists[room].title,
    about: sheetLists[room].about,
    columns: { ...caseColumns, ...sheet.columns },
    usual: sheet.usual,
    ready: sheet.ready ?? {},
    readFilter,
    inWords: sheet.inWords ?? (() => []),
    find,
    async read(school, ids, columns) {
      const { read } = school.store;
      const rows = await cases.readRows(read, ids, columns);
      const references = columns.includes('turn') ? rows.map(({ reference }) => reference) : [];
      const turns = await cases.turnsOf(school, references);
      const staff = columns.includes('staff') ? await assignees(read, rows) : undefined;
      const beside = await sheet.beside?.(read, rows, school.content);
      const today = dayInLusaka(school.clock.now());
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const atDesk: AtDesk = {
          is: cases.signOf(row).name,
          turn: turnInWords(turns[row.reference], today),
          staff: staff?.get(row.assigned_to ?? '') ?? '',
        };
        return [{ ...row, ...atDesk, ...beside?.get(id) } as Row & AtDesk & Partial<Beside>];
      });
    },
  });
}

/** Who has these records, by account. */
async function assignees(read: ReadStore, rows: readonly CaseRow[]): Promise<Map<string, string>> {
  const names = await listStaffNames(read);
  const accounts = new Set(rows.flatMap(({ assigned_to }) => assigned_to ?? []));
  const addresses = await addressesOf(read, [...accounts]);
  return new Map([...addresses].map(([id, email]) => [id, staffWords(names, email)]));
}

interface RoomWithSheet<Table extends CaseTable, Filter, Beside extends object> {
  table: Table;
  statuses: Readonly<Record<string, { name: string }>>;
  sheet: CaseSheet<Tables[Table], Filter, Beside>;
  newestBy?: (string & keyof Tables[Table]) | undefined;
}

/** The sheet of a room whose list stands by one instant, the newest first. */
export function sheetOfRoom<
  Table extends CaseTable,
  Filter extends ListFilter<string>,
  Beside extends object,
>(
  cases: Pick<SheetOfCases<Tables[Table], Filter>, 'room' | 'signOf' | 'turnsOf'>,
  lists: {
    readFilter(search: URLSearchParams): Filter;
    findAll(read: ReadStore, filter: Filter): unknown;
    idsByDay(school: RoomServices, filter: Filter): Promise<string[] | undefined>;
  },
  {
    table,
    statuses,
    sheet,
    newestBy = 'submitted_at' as never,
  }: RoomWithSheet<Table, Filter, Beside>,
) {
  const { readFilter } = lists;
  const made = sheetOfCases<Tables[Table], Filter, Beside>(
    {
      ...cases,
      readFilter,
      async find(school, filter, most) {
        const { read } = school.store;
        const byDay = await lists.idsByDay(school, filter);
        if (byDay) return byDay.slice(0, most);
        const found = lists.findAll(read, filter) as ReturnType<typeof anyCases>;
        const ids = found.select(['id', `${newestBy} as at`] as never) as never;
        return idsInOrder(read, ids, most, 'desc');
      },
      readRows: (read, ids) =>
        anyCases(read, table).selectAll().where('id', 'in', ids).execute() as unknown as Promise<
          Tables[Table][]
        >,
    },
    {
      ...sheet,
      inWords(filter) {
        const status = statuses[filter.status];
        return [...(status ? [status.name] : []), ...(sheet.inWords?.(filter) ?? [])];
      },
    },
  );
  return {
    ...made,
    /** What the list on the screen shows of it, of these records. */
    inList: (school: RoomServices, references: readonly string[]) =>
      showInList(sheet.columns, async (keys) => {
        if (references.length === 0) return [];
        const { read } = school.store;
        const found = anyCases(read, table).select('id').where('reference', 'in', references);
        const ids = (await found.execute()).map(({ id }) => id);
        return made.read(school, ids, keys);
      }),
  };
}

const anyCases = (read: ReadStore, table: CaseTable) =>
  anyTable<CaseRow>(read).selectFrom(table as string);
