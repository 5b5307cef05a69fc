/**
 * What is asked of an address for programs: what it shows, what it takes to be changed, and what it tells of that. Only
 * the compiler reads it.
 */
interface Asked {
  shows?: unknown;
  takes?: object;
  tells?: unknown;
}

/** An address for programs, with what its route and the screens that ask it agree on. */
export interface Address<Of extends Asked = Asked> {
  path: ApiPath;
  readonly '~of'?: Of;
}

type ApiPath = `/api/${string}`;

/** The addresses of single records, by what names one of them. */
export interface RecordAddress<Of extends Asked = Asked> extends Address<Of> {
  of(key: string): ApiPath;
  /** The address of one of them. */
  at(key: string): Address<Of>;
}

/** Where the API has what a screen shows or changes: the same for all, or by the record that the screen's address names. */
export type Where<Of extends Asked> = Address<Of> | RecordAddress<Of>;

/** What one of them takes. */
export type Takes<At> = At extends Address<{ takes: infer Body extends object }> ? Body : never;

/** Names an address once, for its route and for the screens that ask it. */
export function address<Of extends Asked>(path: ApiPath): Address<Of> {
  return { path };
}

/** The same of records: `path` is the address that they are below, `part` what of each of them is asked. */
export function recordAddress<Of extends Asked>(path: ApiPath, part?: string): RecordAddress<Of> {
  const of = (key: string): ApiPath =>
    `${path}/${encodeURIComponent(key)}${part ? `/${part}` : ''}`;
  return { path, of, at: (key) => ({ path: of(key) }) };
}

/** What the address of a screen names. */
export interface ScreenParams {
  reference?: string;
  id?: string;
  part?: string;
}

/** The one address that is meant on a screen. */
export function addressOn<Of extends Asked>(
  { reference, id, part }: ScreenParams,
  where: Where<Of>,
): Address<Of> {
  return 'at' in where ? where.at(reference ?? id ?? part ?? '') : where;
}
