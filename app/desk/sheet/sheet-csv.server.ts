import { BYTE_ORDER_MARK, writeRows } from '#lib/text/csv.ts';
import { telephoneWithoutPlus } from '#lib/text/telephone.ts';
import { type Cell, cellInWords, type SheetColumn } from './sheet-column.ts';

type Column = Pick<SheetColumn<never>, 'name' | 'kind'>;

/**
 * The rows as a table for spreadsheets, piece by piece. A `+` at the beginning of a cell begins a formula there: a phone
 * number has two zeros instead, which dial the same, so that no apostrophe stands before it; and it has spaces, so that
 * no program takes it for a number and drops its zero.
 */
export async function* sheetAsCsv(
  columns: readonly Column[],
  pieces: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const written = (rows: string[][]) => encoder.encode(writeRows(rows));
  yield encoder.encode(BYTE_ORDER_MARK + writeRows([columns.map(({ name }) => name)]));
  for await (const rows of pieces) {
    yield written(rows.map((row) => row.map((cell, at) => inCsv(cell, columns[at]?.kind))));
  }
}

function inCsv(cell: Cell, kind: Column['kind']): string {
  const words = cellInWords(cell, kind);
  return kind === 'phone' ? telephoneWithoutPlus(words) : words;
}
