import type { FileAnswer } from '#lib/http/answer.ts';
import type { RoomServices } from '../define-room.server.ts';
import type { DeskOutcome } from '../record/desk-answer.server.ts';
import type { RoomName } from '../rooms.ts';
import type { SheetColumn, SheetColumns } from './sheet-column.ts';
import type { SheetChange } from './sheet-schemas.ts';
import type { SheetFile, SheetOnPaper, SheetShown } from './sheet-shown.ts';

/** A list that is there from the beginning, beside those that the office keeps. */
export interface ReadySheet {
  name: string;
  columns: readonly string[];
  /** What it asks the list for; the other filters stay. */
  search?: Readonly<Record<string, string>>;
  /** It leaves out some whom the list itself shows. */
  isPart?: true;
}

/** A list as a sheet: which columns it has, and how its rows are found and read. */
export interface SheetDefinition<Room extends RoomName, Filter, Row> {
  room: Room;
  title: string;
  /** What the record of acts calls the list; the file is called so too. */
  about: string;
  columns: SheetColumns<Row>;
  /** More of them that follow from what is asked for, such as the days of a month. */
  columnsOf?(school: RoomServices, filter: Filter): SheetColumns<Row>;
  /** By which an import knows a row again: the last column of a file. */
  ownNumber?: SheetColumn<Row>;
  /** Those that stand in it where nobody has chosen. */
  usual: readonly string[];
  ready?: Readonly<Record<string, ReadySheet>>;
  readFilter(search: URLSearchParams): Filter;
  /** What the list is narrowed to, in words that name no person. */
  inWords(filter: Filter): string[];
  /** What else it is narrowed to by the day on which it is made, such as a month. */
  alsoInWords?(school: RoomServices, filter: Filter): string[];
  /** What stands on the sheet beside that, such as who teaches the class. */
  besideOnSheet?(school: RoomServices, filter: Filter): Promise<string[]>;
  /** Of a list that can be printed with a page for each part of it, such as a class. */
  pages?: SheetPages<Filter>;
  /** The ids of the rows that the list shows, in its order; so many at most. */
  find(school: RoomServices, filter: Filter, most: number): Promise<string[]>;
  /** These rows, in this order; one that is gone meanwhile is left out. */
  read(school: RoomServices, ids: readonly string[], columns: readonly string[]): Promise<Row[]>;
}

interface SheetPages<Filter> {
  /** What its button says. */
  press: string;
  isDivided(filter: Filter): boolean;
  /** The parts of these rows in their order, each with the filter that shows it alone. */
  divide(
    school: RoomServices,
    ids: readonly string[],
    filter: Filter,
  ): Promise<{ filter: Filter; ids: string[] }[]>;
}

export interface SheetAsked<Filter> {
  filter: Filter;
  /** The key of a ready one, or the id of a kept one. */
  list: string;
  columns: string[];
  /** A page for each part, where the list has any. */
  isByPage: boolean;
}

/** A list as a sheet, whichever it is. */
export interface AnySheet {
  room: RoomName;
  readAsked(search: URLSearchParams): unknown;
  show(school: RoomServices, staff: never, asked: never): Promise<SheetShown>;
  print(school: RoomServices, staff: never, asked: never): Promise<DeskOutcome<SheetOnPaper>>;
  save(
    school: RoomServices,
    staff: never,
    asked: never,
    form: SheetFile,
  ): Promise<FileAnswer<'text/csv'>>;
  change(school: RoomServices, staff: never, change: SheetChange): Promise<DeskOutcome>;
}
