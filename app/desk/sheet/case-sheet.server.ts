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

const caseColumnsRead = ['id', 'reference', 'submitted_at', 'assigned_to'];

/** What a room adds to what every sheet of records does. */
export interface CaseSheet<Row, Filter, Beside extends object>
  extends Pick<
    SheetDefinition<WorkRoom, Filter, Row & AtDesk & Partial<Beside>>,
    'columns' | 'usual' | 'ready'
  > {
  /** The columns of the table that its own can ask about, where a row is large; all, where it is left out. */
  reads?: readonly (string & keyof Row)[];
  /** What the list is narrowed to beside its status, in words that name no person. */
  inWords?(filter: Filter): string[];
  /** What else these of its columns need of these rows, by id. */
  beside?(
    read: ReadStore,
    rows: readonly Row[],
    content: RoomServices['content'],
    columns: readonly string[],
  ): Promise<Map<string, Beside>>;
}

/** Columns that the sheet of every room of records can have. */
const caseColumns: SheetColumns<CaseRow & AtDesk> = {
  reference: { name: 'Reference', kind: 'short', cell: ({ reference }) => reference },
  status: { name: 'Status', cell: ({ is }) => is },
  turn: { name: 'Whose turn, by when', cell: ({ turn }) => turn },
  received: {
    name: 'Received',
    kind: 'day',
    cell: ({ submitted_at }) => dayInLusaka(new Date(submitted_at)),
  },
  staff: { name: 'Assigned to', cell: ({ staff }) => staff },
};

interface RoomWithSheet<Table extends CaseTable, Filter, Beside extends object> {
  room: WorkRoom;
  table: Table;
  statuses: Readonly<Record<string, { name: string }>>;
  sheet: CaseSheet<Tables[Table], Filter, Beside>;
  signOf(row: object): StatusSign;
  turnsOf(school: RoomServices, references: readonly string[]): Promise<Turns>;
  readFilter(search: URLSearchParams): Filter;
  /** The ids of all that the filter finds, in the order of the list; so many at most. */
  ids(school: RoomServices, filter: Filter, most: number): Promise<string[]>;
}

/** The sheet of a room of records: what they all have, and what the room has beside it. */
export function sheetOfRoom<
  Table extends CaseTable,
  Filter extends ListFilter<string>,
  Beside extends object,
>(of: RoomWithSheet<Table, Filter, Beside>) {
  type Row = Tables[Table] & CaseRow & AtDesk & Partial<Beside>;
  const { room, table, statuses, sheet, signOf, turnsOf, readFilter, ids: find } = of;
  const columns = sheet.reads ? [...caseColumnsRead, ...sheet.reads] : undefined;

  function readRows(read: ReadStore, ids: readonly string[]) {
    const rows = anyCases(read, table).where('id', 'in', ids);
    const asked = columns ? rows.select(columns as never) : rows.selectAll();
    return asked.execute() as unknown as Promise<(Tables[Table] & CaseRow)[]>;
  }

  const made = defineSheet<WorkRoom, Filter, Row>({
    room,
    title: sheetLists[room].title,
    about: sheetLists[room].about,
    columns: { ...caseColumns, ...sheet.columns },
    usual: sheet.usual,
    ready: sheet.ready ?? {},
    readFilter,
    inWords(filter) {
      const status = statuses[filter.status];
      return [...(status ? [status.name] : []), ...(sheet.inWords?.(filter) ?? [])];
    },
    find,
    async read(school, ids, keys) {
      const { read } = school.store;
      const rows = await readRows(read, ids);
      const references = keys.includes('turn') ? rows.map(({ reference }) => reference) : [];
      const turns = await turnsOf(school, references);
      const staff = keys.includes('staff') ? await assignees(read, rows) : undefined;
      const beside = await sheet.beside?.(read, rows, school.content, keys);
      const today = dayInLusaka(school.clock.now());
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const atDesk: AtDesk = {
          is: signOf(row).name,
          turn: turnInWords(turns[row.reference], today),
          staff: staff?.get(row.assigned_to ?? '') ?? '',
        };
        return [{ ...row, ...atDesk, ...beside?.get(id) } as unknown as Row];
      });
    },
  });
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

/** Who has these records, by account. */
async function assignees(read: ReadStore, rows: readonly CaseRow[]): Promise<Map<string, string>> {
  const names = await listStaffNames(read);
  const accounts = new Set(rows.flatMap(({ assigned_to }) => assigned_to ?? []));
  const addresses = await addressesOf(read, [...accounts]);
  return new Map([...addresses].map(([id, email]) => [id, staffWords(names, email)]));
}

const anyCases = (read: ReadStore, table: CaseTable) =>
  anyTable<CaseRow>(read).selectFrom(table as string);
