/** One page of a list: which rows, and how many there are. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
}

export const ROWS_PER_PAGE = 25;

/** What a file of a whole list reads in one go; others are answered before the next ones. */
export const ROWS_AT_ONCE = 200;

/** What an address says about the page; 1 for anything that is no page. */
export function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
