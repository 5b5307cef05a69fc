const LONGEST_TYPED = 200;

/** What an address says was typed into a list's field; PostgreSQL takes no NUL. */
export function typedIn(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, LONGEST_TYPED).replaceAll('\0', '');
}

/** The status that an address asks for; nothing for one that there is not. */
export function statusIn<Status extends string>(
  search: URLSearchParams,
  isStatus: (text: string) => text is Status,
): Status | '' {
  const status = search.get('status') ?? '';
  return isStatus(status) ? status : '';
}
