import type { SearchKind } from '#lib/search/search-words.server.ts';
import type { Tables } from '#lib/store/store.server.ts';
import type { CaseChanges } from './cases/case-changes.server.ts';
import type { CaseList, Cases } from './cases/case-list.server.ts';
import type { CaseToday } from './cases/case-today.server.ts';
import type { AnsweredRoom } from './cases/turns/open-turns.server.ts';
import type { RoomServices } from './define-room.server.ts';
import type { FamilyPart } from './family/family-part.ts';
import type { FoundRecord } from './family/search-room.server.ts';
import type { StatusSign } from './list/status-badge.tsx';
import type { DeskRefusal } from './record/desk-answer.server.ts';
import type { OnLook, Opened } from './record/open-record.server.ts';
import type { CaseTable, RecordKind } from './record/record-kind.server.ts';
import type { DeskStatus } from './record/record-status.ts';
import type { WorkRoom } from './rooms.ts';
import type { CaseSheet } from './sheet/case-sheet.server.ts';
import type { TodayLine } from './today/today-line.ts';

/** Records of what people have sent, on which the office works: what a room adds to what the desk does with each. */
export interface RoomDefinition<
  Room extends WorkRoom,
  Table extends CaseTable,
  Status extends string,
  Filter,
  Row,
  Beside extends object,
  Column extends keyof Tables[Table] & string,
  Shown extends object,
  Changes extends CaseChanges<Room, Table>,
  BesideRow extends object,
> extends Pick<RecordKind<Room, Table>, 'room' | 'table' | 'hold' | 'by'> {
  /** The beginning of its references, under which its words are found too. */
  code: SearchKind;
  statuses: Readonly<Record<Status, DeskStatus>>;
  /** The status of a record, where it has another meaning in each kind of them. */
  signOf?(row: Pick<Tables[Table], Column>): StatusSign;
  changes: Changes;
  /** How the room answers, and how long it takes: whose turn it is with a record follows. */
  answered(school: Pick<RoomServices, 'content'>): AnsweredRoom;
  /** What to answer where the database refuses what was asked. */
  refusalFor?(error: unknown): DeskRefusal | undefined;
  /** How the desk's bar, and a list of records of all rooms, show one. */
  search: {
    columns: readonly Column[];
    /** The column with the reference of another record that this one is about. */
    about?: string & keyof Tables[Table];
    shown(
      row: Pick<Tables[Table], Column>,
    ): Pick<FoundRecord, 'title' | 'detail' | 'firstName' | 'lastName'>;
  };
  /** The lines of Today, in their order. */
  today(
    lines: CaseToday,
    school: RoomServices,
  ): readonly (TodayLine[] | Promise<TodayLine[]>)[] | Promise<TodayLine[][]>;
  /** Those that are work of their own on Today; all, where it is left out. */
  counted?(all: Cases<Table>): Cases<Table>;
  /** What the page of a family shows; left out where no family sends it. */
  family?: FamilyPart['find'];
  list: CaseList<Table, Filter, Row, Beside>;
  /** What a record shows beside what each of them does. */
  show(row: Tables[Table], opened: Opened & { school: RoomServices }): Promise<Shown>;
  /** What the first look of somebody changes. */
  onLook?: OnLook<Tables[Table]>;
  /** Which columns its list has as a sheet: on paper, and in a file. */
  sheet: CaseSheet<Tables[Table], Filter, BesideRow>;
}
