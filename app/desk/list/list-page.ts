/** One page of a list: which rows, and how many there are. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
}

export const ROWS_PER_PAGE = 25;

/** What an address says about the page; 1 for anything that is no page. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The address of a page of the same list. */
export function addressOfPage(search: URLSearchParams | string, page: number): string {
  const changed = new URLSearchParams(search);
  if (page === 1) changed.delete('page');
  else changed.set('page', String(page));
  return `?${changed}`;
}

export const countPages = (total: number) => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));

/** `, page 2 of 7`; nothing where it is the only one. */
export const pageInWords = (page: number, total: number) =>
  total > ROWS_PER_PAGE ? `, page ${page} of ${countPages(total)}` : '';

/** The page that is asked for, or the last one where the list has become shorter meanwhile, and where it begins. */
export function pageWithin(total: number, asked: number): { page: number; start: number } {
  const page = Math.min(asked, countPages(total));
  return { page, start: (page - 1) * ROWS_PER_PAGE };
}

/** One page of rows that are all here. */
export function pageOf<Row>(all: readonly Row[], asked: number): ListPage<Row> {
  const { page, start } = pageWithin(all.length, asked);
  return { rows: all.slice(start, start + ROWS_PER_PAGE), total: all.length, page };
}

/** A query of rows in their order. */
export interface RowsInOrder<Row> {
  limit(most: number): { offset(before: number): { execute(): Promise<Row[]> } };
}

/** One page of so many rows. */
export async function readPage<Row>(
  rows: RowsInOrder<Row>,
  total: number,
  asked: number,
): Promise<ListPage<Row>> {
  const { page, start } = pageWithin(total, asked);
  return { rows: await rows.limit(ROWS_PER_PAGE).offset(start).execute(), total, page };
}
