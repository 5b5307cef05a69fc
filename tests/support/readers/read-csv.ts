import { BYTE_ORDER_MARK, ENDS_PART } from '#lib/text/csv.ts';

const PROTECTED = new RegExp(`(^|${ENDS_PART})'`, 'gu');

/** The rows of a table, with or without mark, whichever way its lines end; without the protection of `writeCsv`. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;
  cells.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (cells.lastIndex < text.length) {
    const [, cell = '', end] = cells.exec(text) ?? [];
    if (end === undefined) throw new SyntaxError('Not a table: a quotation mark stands alone');
    row.push(readCell(cell));
    if (end === ',' && cells.lastIndex < text.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

function readCell(cell: string): string {
  const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return value.replace(PROTECTED, '$1');
}
