const LONGEST_TYPED = 200;

/** What an address says was typed into a list's field; PostgreSQL takes no NUL. */
export function typedIn(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, LONGEST_TYPED).replaceAll('\0', '');
}

/** Which rows a list with statuses shows; all of it stands in the address. */
export interface ListFilter<Status extends string> {
  q: string;
  status: Status | '';
}

/** Reads an address; what makes no sense in it counts as not said. */
export function listFilterFrom<Status extends string>(
  search: URLSearchParams,
  isStatus: (text: string) => text is Status,
): ListFilter<Status> {
  const status = search.get('status') ?? '';
  return { q: typedIn(search), status: isStatus(status) ? status : '' };
}
