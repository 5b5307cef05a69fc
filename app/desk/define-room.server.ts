import type * as v from 'valibot';
import type { Needs } from '#lib/needs.ts';
import type { Tables } from '#lib/store/store.server.ts';
import { assignedWork } from './cases/assigned-work.server.ts';
import { type CaseChanges, changing } from './cases/case-changes.server.ts';
import { listing } from './cases/case-list.server.ts';
import { todayOf } from './cases/case-today.server.ts';
import { readOfficeWork } from './cases/office-work.server.ts';
import type { Turn } from './cases/turns/answer-by.ts';
import { listTurns } from './cases/turns/open-turns.server.ts';
import { searchRoom } from './family/search-room.server.ts';
import type { ListFilter } from './list/list-address.ts';
import type { StatusSign } from './list/status-badge.tsx';
import type { DeskOutcome } from './record/desk-answer.server.ts';
import { openWith } from './record/open-record.server.ts';
import type { CaseTable, RecordKind } from './record/record-kind.server.ts';
import { signOf } from './record/record-status.ts';
import type { StaffIn } from './require-room.server.ts';
import type { RoomDefinition } from './room-definition.server.ts';
import { type WorkRoom, worksIn } from './rooms.ts';
import { sheetOfRoom } from './sheet/case-sheet.server.ts';
import type { AnySheet } from './sheet/sheet-definition.ts';
import type { TodayLine } from './today/today-line.ts';

/** What a room may need to answer: the services of the server, of which features name what they need by merging. */
export interface RoomServices
  extends Needs<'store' | 'clock' | 'mail' | 'files' | 'publicUrl' | 'secret'> {}

/** By reference; nothing stands here of a record in which nobody has the next move. */
export type Turns = Record<string, Turn>;

/** A room, whichever it is. */
export interface CaseRoom {
  room: WorkRoom;
  readFilter(search: URLSearchParams): unknown;
  readSearch(search: URLSearchParams): unknown;
  list(school: RoomServices, staff: never, asked: never): Promise<object>;
  open(school: RoomServices, staff: never, reference: string): Promise<object | undefined>;
  changeSchema: v.GenericSchema;
  change(school: RoomServices, staff: never, reference: string, asked: never): Promise<DeskOutcome>;
  sheet: AnySheet;
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
  BesideRow extends object = object,
>(
  definition: RoomDefinition<
    Room,
    Table,
    Status,
    Filter,
    Row,
    Beside,
    Column,
    Shown,
    Changes,
    BesideRow
  >,
) {
  const { room, table, code, statuses, answered, search, family, hold, by, show } = definition;
  const sign =
    definition.signOf ?? ((row: object) => signOf(statuses[(row as { status: Status }).status]));
  const is = (row: Tables[Table]) => sign(row).name;
  const kind: RecordKind<Room, Table> = { room, table, key: 'reference', hold, by, is };
  async function turnsOf(school: RoomServices, references: readonly string[]): Promise<Turns> {
    if (references.length === 0) return {};
    const open = await listTurns(
      school.store.read,
      answered(school),
      school.clock.now(),
      references,
    );
    return Object.fromEntries(open.map(({ reference, turn }) => [reference, turn]));
  }
  const isOurs = (status: Status, school: RoomServices) =>
    Object.values(answered(school).kinds).some((of) => of[status]?.isOurTurn);
  const { ids, readFilter, readSearch, list } = listing<Room, Table, Status, Filter, Row, Beside>(
    { ...definition, isOurs, turnsOf },
    definition.list,
  );
  const sheet = sheetOfRoom<Table, Filter, BesideRow>({
    room,
    table,
    statuses,
    sheet: definition.sheet,
    signOf: sign as (row: object) => StatusSign,
    turnsOf,
    readFilter,
    ids,
  });
  return {
    room,
    code,
    kind,
    answered,
    readFilter,
    readSearch,
    sheet,
    ...changing(kind, definition.changes, definition.refusalFor),
    /** One page of the list, with the columns of its sheet that it shows, and whose turn it is with each record. */
    async list(...asked: Parameters<typeof list>) {
      const page = await list(...asked);
      const references = page.rows.map((row) => (row as { reference: string }).reference);
      return {
        ...page,
        ofSheet: await sheet.inList(asked[0], references),
        whoseTurn: await turnsOf(asked[0], references),
      };
    },
    /** One record with all that was done about it; undefined when nobody has this reference. */
    open: openWith(
      kind,
      async (row, opened, school: RoomServices) => {
        const { [row.reference as string]: turn } = await turnsOf(school, [
          row.reference as string,
        ]);
        const ofEach = {
          reference: row.reference as string,
          status: row.status as Tables[Table]['status'],
          version: row.version as number,
          submittedAt: row.submitted_at as string,
          history: opened.history,
          work: await readOfficeWork(opened.read, room, row),
          turn,
        };
        const shown = await show(row, { ...opened, school });
        return { ...ofEach, ...shown } as Omit<typeof ofEach, keyof Shown> & Shown;
      },
      definition.onLook,
    ),
    search: searchRoom({ kind: code, room, table, about: search.about }, search.columns, (row) => ({
      ...search.shown(row),
      status: sign(row),
    })),
    /** What it says on Today, to whoever works in it. */
    async today(school: RoomServices, { roles }: StaffIn<'today'>): Promise<TodayLine[]> {
      if (!worksIn(roles, room)) return [];
      const lines = todayOf(definition, school.store.read, school.clock.now());
      return (await Promise.all(await definition.today(lines, school))).flat();
    },
    family: family && { room, find: family },
    assigned: assignedWork({ room, table, statuses }),
  };
}
