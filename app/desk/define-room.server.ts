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
import type { DeskOutcome } from './record/desk-answer.server.ts';
import { openWith } from './record/open-record.server.ts';
import type { CaseTable, RecordKind } from './record/record-kind.server.ts';
import { signOf } from './record/record-status.ts';
import type { StaffIn } from './require-room.server.ts';
import type { CasesDefinition, RoomDefinition } from './room-definition.server.ts';
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

/** What is asked of a room that lists and opens its records in its own way. */
export function defineCases<
  const Room extends WorkRoom,
  Table extends CaseTable,
  Status extends string,
  Column extends keyof Tables[Table] & string,
  Changes extends CaseChanges<Room, Table>,
>(definition: CasesDefinition<Room, Table, Status, Column, Changes>) {
  const { room, table, code, statuses, search, family, changes, refusalFor, hold, by } = definition;
  const sign =
    definition.signOf ?? ((row: object) => signOf(statuses[(row as { status: Status }).status]));
  const is = (row: Tables[Table]) => sign(row).name;
  const kind: RecordKind<Room, Table> = { room, table, key: 'reference', hold, by, is };
  const answered = async (school: RoomServices, references: readonly string[]): Promise<Turns> => {
    if (references.length === 0) return {};
    const of = definition.answered(school);
    const open = await listTurns(school.store.read, of, school.clock.now(), references);
    return Object.fromEntries(open.map(({ reference, turn }) => [reference, turn]));
  };
  return {
    room,
    code,
    kind,
    ...changing(kind, changes, refusalFor),
    search: searchRoom({ kind: code, room, table, about: search.about }, search.columns, (row) => ({
      ...search.shown(row),
      status: sign(row),
    })),
    answered: definition.answered,
    /** Whose turn it is with each of these records. */
    turnsOf: answered,
    /** How its sheet reads what stands beside each record. */
    atSheet: { room, signOf: sign, turnsOf: answered },
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
  const { room, table, statuses, sheet, show, onLook } = definition;
  const cases = defineCases(definition);
  const { turnsOf } = cases;
  const isOurs = (status: Status, school: RoomServices) =>
    Object.values(definition.answered(school).kinds).some((of) => of[status]?.isOurTurn);
  const lists = listing<Room, Table, Status, Filter, Row, Beside>(
    { ...definition, isOurs, turnsOf },
    definition.list,
  );
  const ofSheet = sheetOfRoom<Table, Filter, BesideRow>(cases.atSheet, lists, {
    table,
    statuses,
    sheet,
    newestBy: definition.list.newestBy,
  });
  return {
    ...cases,
    ...lists,
    /** One page of the list, with the columns of its sheet that it shows, and whose turn it is with each record. */
    async list(...asked: Parameters<typeof lists.list>) {
      const list = await lists.list(...asked);
      const references = list.rows.map((row) => (row as { reference: string }).reference);
      return {
        ...list,
        ofSheet: await ofSheet.inList(asked[0], references),
        whoseTurn: await cases.turnsOf(asked[0], references),
      };
    },
    /** One record with all that was done about it; undefined when nobody has this reference. */
    open: openWith(
      cases.kind,
      async (row, opened, school: RoomServices) => ({
        reference: row.reference as string,
        status: row.status as Tables[Table]['status'],
        version: row.version as number,
        submittedAt: row.submitted_at as string,
        history: opened.history,
        work: await readOfficeWork(opened.read, room, row),
        turn: (await cases.turnsOf(school, [row.reference as string]))[row.reference as string],
        ...(await show(row, { ...opened, school })),
      }),
      onLook,
    ),
    sheet: ofSheet,
  };
}
