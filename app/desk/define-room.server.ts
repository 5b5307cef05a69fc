import type * as v from 'valibot';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { SearchKind } from '#lib/search/search-words.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { assignedWork } from './cases/assigned-work.server.ts';
import { type CaseChanges, changing } from './cases/case-changes.server.ts';
import { type CaseList, type Cases, listing } from './cases/case-list.server.ts';
import { type CaseToday, todayOf } from './cases/case-today.server.ts';
import { readOfficeWork } from './cases/office-work.server.ts';
import type { FamilyReader, PartOfFamily } from './family/family-part.ts';
import { type FoundRecord, searchRoom } from './family/search-room.server.ts';
import type { ListFilter } from './list/list-address.ts';
import type { StatusSign } from './list/status-badge.tsx';
import type { ChangeServices } from './record/change-record.server.ts';
import type { DeskOutcome, DeskRefusal } from './record/desk-answer.server.ts';
import { type OnLook, type Opened, opening } from './record/open-record.server.ts';
import type { CaseTable, RecordKind } from './record/record-kind.server.ts';
import { type DeskStatus, signOf } from './record/record-status.ts';
import type { StaffIn } from './require-room.server.ts';
import { deskRooms, type WorkRoom, worksIn } from './rooms.ts';
import type { TodayLine } from './today/today-line.ts';

/** What a room may need to answer: the services of the server, of which features name what they need by merging. */
export interface RoomServices extends ChangeServices {
  publicUrl: string;
  secret: string;
}

interface AskedForFile<Room extends WorkRoom> {
  school: RoomServices;
  staff: StaffIn<Room>;
  /** What the file is called. */
  name: string;
}

/** A room in which the office works on what people have sent: what it adds to what the desk does in all of them. */
interface RoomDefinition<
  Room extends WorkRoom,
  Table extends CaseTable,
  Status extends string,
  Filter,
  Row,
  Beside extends object,
  Column extends keyof Tables[Table] & string,
  Shown extends object,
  Changes extends CaseChanges<Room, Table>,
> extends Pick<RecordKind<Room, Table>, 'room' | 'table' | 'hold' | 'by'> {
  /** The beginning of its references, under which its words are found too. */
  code: SearchKind;
  statuses: Readonly<Record<Status, DeskStatus>>;
  /** The status of a record, where it has another meaning in each kind of them. */
  signOf?(row: Pick<Tables[Table], Column>): StatusSign;
  list: CaseList<Table, Filter, Row, Beside>;
  /** What a record shows beside what each of them does. */
  show(row: Tables[Table], opened: Opened & { school: RoomServices }): Promise<Shown>;
  /** What the first look of somebody changes. */
  onLook?: OnLook<Tables[Table]>;
  changes: Changes;
  /** What to answer where the database refuses what was asked. */
  refusalFor?(error: unknown): DeskRefusal | undefined;
  /** How the desk's bar, and a list of records of all rooms, show one. */
  search: {
    columns: readonly Column[];
    /** The column with the reference of another record that this one is about. */
    about?: string & keyof Tables[Table];
    shown(row: Pick<Tables[Table], Column>): Pick<FoundRecord, 'title' | 'detail' | 'lastName'>;
  };
  /** The lines of Today, in their order. */
  today(lines: CaseToday, school: RoomServices): readonly (TodayLine[] | Promise<TodayLine[]>)[];
  /** Those that are work of their own on Today; all, where it is left out. */
  counted?(all: Cases<Table>): Cases<Table>;
  /** A file of its records for who works with them in a spreadsheet, of those that the address asks for. */
  file?(found: Cases<Table>, asked: AskedForFile<Room>): Promise<FileAnswer<'text/csv'>>;
  /** What the page of a family shows; left out where no family sends it. */
  family?(
    read: ReadStore,
    references: readonly string[],
    reader: FamilyReader,
  ): Promise<PartOfFamily>;
}

/** A room, whichever it is. */
export interface CaseRoom {
  room: WorkRoom;
  readFilter(search: URLSearchParams): unknown;
  readSearch(search: URLSearchParams): unknown;
  list(school: RoomServices, staff: never, asked: never): Promise<object>;
  open(school: RoomServices, staff: never, reference: string): Promise<object | undefined>;
  changeSchema: v.GenericSchema;
  change(school: RoomServices, staff: never, reference: string, asked: never): Promise<DeskOutcome>;
  file?:
    | ((school: RoomServices, staff: never, filter: never) => Promise<FileAnswer<'text/csv'>>)
    | undefined;
}

/** All that the desk, and whoever registers rooms, asks of one. */
export function defineRoom<
  const Room extends WorkRoom,
  Table extends CaseTable,
  Status extends string,
  Row,
  Column extends keyof Tables[Table] & string,
  Shown extends object,
  Changes extends CaseChanges<Room, Table>,
  Filter extends ListFilter<string> = ListFilter<Status>,
  Beside extends object = object,
>(definition: RoomDefinition<Room, Table, Status, Filter, Row, Beside, Column, Shown, Changes>) {
  const { room, table, code, statuses, search, family, changes, refusalFor } = definition;
  const { file } = definition;
  const lists = listing<Room, Table, Status, Filter, Row, Beside>(definition, definition.list);
  const sign =
    definition.signOf ?? ((row: object) => signOf(statuses[(row as { status: Status }).status]));
  const kind: RecordKind<Room, Table> = {
    room,
    table,
    key: 'reference',
    hold: definition.hold,
    by: definition.by,
    is: (row) => sign(row).name,
  };
  return {
    room,
    code,
    ...lists,
    /** One record with all that was done about it; undefined when nobody has this reference. */
    open: opening(
      kind,
      async (row, opened, school: RoomServices) => ({
        reference: row.reference as string,
        status: row.status as Tables[Table]['status'],
        version: row.version as number,
        submittedAt: row.submitted_at as string,
        history: opened.history,
        work: await readOfficeWork(opened.read, room, row),
        ...(await definition.show(row, { ...opened, school })),
      }),
      definition.onLook,
    ),
    ...changing(kind, changes, refusalFor),
    search: searchRoom({ kind: code, room, table, about: search.about }, search.columns, (row) => ({
      ...search.shown(row),
      status: sign(row),
    })),
    /** What it says on Today, to whoever works in it. */
    async today(school: RoomServices, { roles }: StaffIn<'today'>): Promise<TodayLine[]> {
      if (!worksIn(roles, room)) return [];
      const lines = todayOf(definition, school.store.read, school.clock.now());
      return (await Promise.all(definition.today(lines, school))).flat();
    },
    family: family && {
      room,
      find: family,
    },
    file:
      file &&
      ((school: RoomServices, staff: StaffIn<Room>, filter: Filter) => {
        const name = (deskRooms[room] as { file?: string }).file?.split('/').at(-1) ?? '';
        return file(lists.findAll(school.store.read, filter), { school, staff, name });
      }),
    assigned: assignedWork({ room, table, statuses }),
  };
}
