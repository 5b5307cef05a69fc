import { readRows, type Separator, separators, type TableRow } from '#lib/text/table-rows.ts';
import { directionIn, type Layout, lackOf } from './column-roles.ts';
import { layoutByNames } from './known-names.ts';
import { ngweeFrom } from './money.ts';

/** A table with what its columns hold. */
export interface KnownTable {
  names: readonly string[];
  layout: Layout;
  /** What stands above the names of the columns, such as the balance before. */
  above: TableRow[];
  rows: TableRow[];
}

/** A table of which somebody has to say what its columns hold. */
export interface UnnamedTable {
  names: readonly string[];
  proposed: Layout;
}

/** What the office has said of a table with these names of columns. */
export interface KeptLayout {
  names: readonly string[];
  layout: Layout;
}

/** Where the names of the columns are looked for. */
const HEAD_ROWS = 30;
const LEAST_COLUMNS = 2;
export const MOST_COLUMNS = 40;

/**
 * The table in what was pasted: its columns as the office has named them once, else by the names that providers use.
 * Undefined where it is no table.
 */
export function findTable(
  text: string,
  kept: readonly KeptLayout[],
): KnownTable | UnnamedTable | undefined {
  const read = new Map<Separator, TableRow[]>();
  const rowsBy = (separator: Separator) => {
    const rows = read.get(separator) ?? readRows(text, separator);
    read.set(separator, rows);
    return rows;
  };
  for (const separator of separators) {
    const known = findKept(rowsBy(separator), kept);
    if (known) return known;
  }
  const named = separators.flatMap((separator) => findNamed(rowsBy(separator)) ?? []);
  const [best] = named.toSorted((one, other) => knownIn(other) - knownIn(one));
  if (best) return lacks(best) ? { names: best.names, proposed: withoutAmount(best.layout) } : best;
  const unnamed = separators.flatMap((separator) => findUnnamed(rowsBy(separator)) ?? []);
  return unnamed.toSorted((one, other) => other.names.length - one.names.length)[0];
}

const knownIn = ({ layout }: KnownTable) => layout.filter(Boolean).length;

function findKept(rows: TableRow[], kept: readonly KeptLayout[]): KnownTable | undefined {
  const width = usualWidth(rows);
  for (const { names, layout } of kept) {
    if (isNumbered(names)) {
      if (names.length === width && !rows.slice(0, HEAD_ROWS).some(isNames))
        return { names, layout, above: [], rows };
      continue;
    }
    const at = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => isSame(cells, names));
    if (at >= 0) return { names, layout, above: rows.slice(0, at), rows: rows.slice(at + 1) };
  }
  return undefined;
}

const isSame = (cells: readonly string[], names: readonly string[]) =>
  cells.length === names.length && cells.every((cell, index) => cell === names[index]);

/** The row that has most of the names that providers use, two at least, one of them of money. */
function findNamed(rows: TableRow[]): KnownTable | undefined {
  let best: KnownTable | undefined;
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    if (cells.length > MOST_COLUMNS) continue;
    const layout = layoutByNames(cells);
    const isOfMoney = layout.some((role) => role === 'moneyIn' || role === 'amount');
    const table = { names: cells, layout, above: rows.slice(0, at), rows: rows.slice(at + 1) };
    if (!isOfMoney || knownIn(table) < LEAST_COLUMNS) continue;
    if (!best || knownIn(table) > knownIn(best)) best = table;
  }
  return best && withoutEmptyDirection(best);
}

/** A column called Type that holds other words than in and out says nothing of the way. */
function withoutEmptyDirection(table: KnownTable): KnownTable {
  const at = table.layout.indexOf('direction');
  if (at < 0 || table.rows.every(({ cells }) => !cells[at] || directionIn(cells[at]))) return table;
  const layout = table.layout.map((role) => (role === 'direction' ? ('text' as const) : role));
  return { ...table, layout };
}

/** Whether the names do not tell whose money it is, or which way it went: amounts alone, none of them with a minus. */
function lacks({ layout, rows }: KnownTable): boolean {
  if (lackOf(layout)) return true;
  if (layout.includes('moneyIn') || layout.includes('direction')) return false;
  const at = layout.indexOf('amount');
  return !rows.some(({ cells }) => (ngweeFrom(cells[at] ?? '') ?? 0) < 0);
}

/** Which way the amounts went is for whoever knows the statement to say. */
const withoutAmount = (layout: Layout): Layout =>
  layout.map((role) => (role === 'amount' ? undefined : role));

/** A table whose names say nothing to us, or that has none. */
function findUnnamed(rows: TableRow[]): UnnamedTable | undefined {
  const width = usualWidth(rows);
  if (width < LEAST_COLUMNS + 1 || width > MOST_COLUMNS) return undefined;
  const head = rows.slice(0, HEAD_ROWS).find((row) => row.cells.length === width && isNames(row));
  const names = head?.cells ?? numbered(width);
  return { names, proposed: withoutAmount(layoutByNames(names)) };
}

/** How many columns most rows have, when most have the same. */
function usualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return count * 2 > rows.length ? width : 0;
}

/** Words and no figures in any cell: the names of columns, and nothing of anybody’s payment. */
function isNames({ cells }: TableRow): boolean {
  return cells.filter(Boolean).length >= LEAST_COLUMNS && cells.every((cell) => !/\d/.test(cell));
}

const numbered = (width: number) => Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
const isNumbered = (names: readonly string[]) => isSame(names, numbered(names.length));
