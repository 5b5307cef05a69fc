/**
 * Tables for spreadsheets, as RFC 4180 has them, in UTF-8 with the mark by which spreadsheets know it.
 *
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets one apostrophe in front, and so does a cell
 * that begins with an apostrophe by itself: what is read back loses exactly one, and every value comes out as it went in.
 */
export const BYTE_ORDER_MARK = '\uFEFF';
const PROTECTION = "'";

/** Also behind spaces, which some programs drop, and in the full width of Asian keyboards. */
const LOOKS_LIKE_FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0']/;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + writeRows(rows);
}

/** Rows without the mark, to be sent behind others. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string): string {
  const safe = LOOKS_LIKE_FORMULA.test(value) ? PROTECTION + value : value;
  // An empty cell alone in its row must not become an empty line.
  return safe === '' || /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
  return value.startsWith(PROTECTION) ? value.slice(PROTECTION.length) : value;
}
