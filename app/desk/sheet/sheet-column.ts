import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { writtenPhone } from '#lib/text/telephone.ts';

/** What stands in a cell: a text, a number, a day `YYYY-MM-DD`; null where there is nothing. */
export type Cell = string | number | null;

/**
 * `short` is a text that stays on one line, such as a reference; `tick` is a box to tick, `box` an empty one to write
 * into, `closed` one into which nobody writes.
 */
type CellKind = 'text' | 'short' | 'number' | 'day' | 'phone' | 'tick' | 'box' | 'closed';

/** A column of a list as a sheet. */
export interface SheetColumn<Row> {
  name: string;
  /** Under which heading it can be chosen; without one, with what the list itself shows. */
  group?: string;
  /** Text, where it is left out. */
  kind?: CellKind;
  /** What whoever has the sheet has to look after. */
  holds?: 'health' | 'emergency numbers';
  /**
   * Of a room of records: the list on the screen shows it too, on a phone where the class says; `cell-topic` is what a
   * record is about, and stands once.
   */
  inList?: 'cell-topic' | 'cell-more';
  /** In a workbook it is there and not seen. */
  isHidden?: boolean;
  /** `at`: the number of the row, from 0. */
  cell(row: Row, at: number): Cell;
}

/** By the key that an address, and a kept choice, names it with. */
export type SheetColumns<Row> = Readonly<Record<string, SheetColumn<Row>>>;

/** Columns that every list can have. */
export const columnsOfAll: SheetColumns<unknown> = {
  number: { name: 'No.', kind: 'number', cell: (_, at) => at + 1 },
  tick: { name: 'To tick by hand', kind: 'tick', cell: () => null },
};

/** A cell as people read it, on the screen, on paper and in a file alike. */
export function cellInWords(cell: Cell, kind: CellKind = 'text'): string {
  if (kind === 'closed') return '–';
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return String(cell);
  if (kind === 'day') return plainSpaces(dayMonthYear(cell));
  return kind === 'phone' ? writtenPhone(cell) : cell;
}
