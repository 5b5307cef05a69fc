import { cellInWords, type SheetColumns } from './sheet-column.ts';

/** What the list on the screen shows of a sheet, of the rows of one page. */
export interface ShownInList {
  columns: { name: string; inList: 'cell-topic' | 'cell-more' }[];
  /** By reference, in the order of the columns. */
  cells: Record<string, string[]>;
}

/** The columns of a sheet that say `inList`; `readRows` reads what those that are named need, of the rows of the page. */
export async function showInList<Row extends { reference: unknown }>(
  columns: SheetColumns<Row>,
  readRows: (keys: string[]) => Promise<readonly Row[]>,
): Promise<ShownInList> {
  const shown = Object.entries(columns).flatMap(([key, { inList, ...column }]) =>
    inList ? [{ ...column, key, inList }] : [],
  );
  const rows = shown.length > 0 ? await readRows(shown.map(({ key }) => key)) : [];
  const cellsOf = (row: Row) => shown.map(({ cell, kind }) => cellInWords(cell(row, 0), kind));
  return {
    columns: shown.map(({ name, inList }) => ({ name, inList })),
    cells: Object.fromEntries(rows.map((row) => [row.reference as string, cellsOf(row)])),
  };
}
