import { writeXlsxStream } from 'hucre/xlsx';
import { type Cell, cellInWords, type SheetColumn } from './sheet-column.ts';

type Column = Pick<SheetColumn<never>, 'name' | 'kind' | 'isHidden'>;

const LONGEST_NAME = 31;
const widths = { text: 24, short: 20, number: 12, day: 20, phone: 18, tick: 16, box: 6, closed: 6 };

/**
 * The rows as a workbook, written while they are read. What a family typed is always a text in it, so that nothing runs
 * and nothing needs an apostrophe; days and numbers are what they are, to be sorted and added.
 */
export function sheetAsXlsx(
  title: string,
  columns: readonly Column[],
  pieces: AsyncIterable<Cell[][]>,
): ReadableStream<Uint8Array> {
  const kinds = columns.map(({ kind }) => kind);
  return writeXlsxStream(
    rowsOf(pieces, (cell, at) => inWorkbook(cell, kinds[at])),
    {
      name: nameOfSheet(title),
      freezePane: { rows: 1 },
      columns: columns.map(({ name, kind = 'text', isHidden = false }) => ({
        header: name,
        width: widths[kind],
        ...(isHidden && { hidden: true }),
        ...(kind === 'day' && { numFmt: 'd mmmm yyyy' }),
      })),
    },
  );
}

/** The title, without what Excel refuses in the name of a sheet: it would not open the file. */
function nameOfSheet(title: string): string {
  const short = title.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME);
  return short.replace(/^'|'$/g, '’');
}

async function* rowsOf(
  pieces: AsyncIterable<Cell[][]>,
  written: (cell: Cell, at: number) => Cell | Date,
) {
  for await (const rows of pieces) for (const row of rows) yield row.map(written);
}

function inWorkbook(cell: Cell, kind: Column['kind']): Cell | Date {
  if (kind === 'closed') return cellInWords(cell, kind);
  if (cell === '' || cell === null || typeof cell === 'number') return cell === '' ? null : cell;
  const day = kind === 'day' ? new Date(`${cell}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : cellInWords(cell, kind);
}
