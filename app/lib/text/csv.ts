/**
 * Tables for spreadsheets, as RFC 4180 has them, in UTF-8 with the mark by which spreadsheets know it.
 *
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets one apostrophe in front, and so does a cell
 * that begins with an apostrophe by itself: what is read back loses exactly one, and every value comes out as it went
 * in. The same holds for each part of a cell that a program with other rules takes for a cell of its own: each line,
 * and what stands behind a tab or a semicolon.
 */
export const BYTE_ORDER_MARK = '\uFEFF';
const PROTECTION = "'";

export const ENDS_PART = String.raw`[\t\r\n\v\f;\u0085\u2028\u2029]`;
/** Also behind what some programs drop or nobody sees, and in the full width or small form of Asian keyboards. */
const FORMULA = String.raw`[\p{Zs}\p{Cf}\0]*[=+\-@＝＋－＠﹦﹢﹣﹫]`;
const TO_PROTECT = new RegExp(
  String.raw`^(?=\s*${FORMULA}|[\t\r\n])|(?<=^|${ENDS_PART})(?=${FORMULA}|['\0])`,
  'gu',
);

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + writeRows(rows);
}

/** Rows without the mark, to be sent behind others. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string): string {
  const safe = value.replace(TO_PROTECT, PROTECTION);
  // An empty cell alone in its row must not become an empty line.
  return safe === '' || /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
