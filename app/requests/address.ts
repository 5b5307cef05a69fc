/** What is asked of an address for programs: what it shows, and what it takes to be changed. Only the compiler reads it. */
interface Asked {
  shows?: unknown;
  takes?: unknown;
}

/** An address for programs, with what its route and the screens that ask it agree on. */
export interface Address<Of extends Asked = Asked> {
  path: string;
  readonly '~of'?: Of;
}

/** The addresses of single records, by what names one of them. */
export interface RecordAddress<Of extends Asked = Asked> extends Address<Of> {
  of(key: string): string;
  /** The address of one of them. */
  at(key: string): Address<Of>;
}

/** Names an address once, for its route and for the screens that ask it. */
export function address<Of extends Asked>(path: `/api/${string}`): Address<Of> {
  return { path };
}

/** The same of records: `path` is the address that they are below, `part` what of each of them is asked. */
export function recordAddress<Of extends Asked>(
  path: `/api/${string}`,
  part?: string,
): RecordAddress<Of> {
  const of = (key: string) => [path, encodeURIComponent(key), ...(part ? [part] : [])].join('/');
  return { path, of, at: (key) => ({ path: of(key) }) };
}
