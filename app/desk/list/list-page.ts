/** One page of a list: which rows, and how many there are. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
}

export const ROWS_PER_PAGE = 25;

/** Counting stops here, and a search with more hits shows the newest first. */
export const MOST_COUNTED = 1000;

/** What an address says about the page: its number, or the record behind or before which it lies. */
export const PAGE_NAMES = ['page', 'after', 'before'];

/** What an address says about the page; 1 for anything that is no page. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** A query of rows in their order. */
export interface RowsInOrder<Row> {
  limit(most: number): { offset(before: number): { execute(): Promise<Row[]> } };
}

/** The rows of one page. */
export function readPage<Row>(rows: RowsInOrder<Row>, page: number): Promise<Row[]> {
  return rows
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
}
