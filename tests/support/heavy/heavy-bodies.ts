import { inflated, manyPieces } from './heavy-files.ts';

/** What is repeated to fill a field. Each costs some way of looking at a text more than any other. */
export const fillings = {
  'codes with dashes': 'a1-',
  'one long word': 'a',
  'letters that become eighteen': 'ﷺ',
  'the smallest words': 'a ',
  'the shortest lines': '.\n\n',
  figures: '1',
  'nearly addresses': 'a@a.',
  'marks out of their order': 'a\u0316\u0301',
  'what a page has to escape': '<"',
} as const;
/** Of a body of text. */
const LARGEST_BODY = 256 * 1024 - 2000;
/** The longest that any field takes, and then less and less, until one is not refused as too long. */
const SIZES = [10_000, 5000, 4000, 2000, 1000, 500, 254, 200, 120, 100, 60, 50, 40, 20];

export type Body = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Every text in a body, by the way to it. */
export function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The body with another value there. */
export function withValue<Value>(value: Value, [first, ...rest]: Path, put: unknown): Value {
  if (first === undefined) return put as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<
    string | number,
    unknown
  >;
  copy[first] = withValue(copy[first], rest, put);
  return copy as Value;
}

function filled(filling: string, size: number): string {
  // In code points, as limits count.
  const units = [...filling].length;
  return filling
    .repeat(Math.ceil(size / units))
    .slice(0, Math.ceil((size * filling.length) / units));
}

/** A text that is as large as a body can be, in UTF-8. */
export const largest = (filling: string) =>
  filling.repeat(
    Math.floor(LARGEST_BODY / Buffer.byteLength(JSON.stringify(filling).slice(1, -1))),
  );

export interface Fitted {
  path: Path;
  /** Undefined where no length at all is taken: then the sample's own text stays. */
  size: number | undefined;
}

/** `names`: what the last answer refused. Each of these fields gets smaller, or is left as it is. */
export function smaller(fields: readonly Fitted[], names: readonly string[]): Fitted[] {
  return fields.map((field) => {
    const name = field.path.join('.');
    const isRefused = names.some((one) => one === name || one === String(field.path.at(-1)));
    if (!isRefused || field.size === undefined) return field;
    return { ...field, size: SIZES.find((size) => size < (field.size ?? 0)) };
  });
}

export const atTheirLargest = (sample: Body): Fitted[] =>
  textsIn(sample).map((path) => ({ path, size: SIZES[0] }));

export const fittedBody = (sample: Body, fields: readonly Fitted[], filling: string): Body =>
  fields.reduce(
    (body, { path, size }) =>
      size === undefined ? body : withValue(body, path, filled(filling, size)),
    sample,
  );

/** Bodies of the smallest parts in the greatest number. */
export const bodiesOfParts: Record<string, string> = {
  'fields without a name to know them by': jsonOf((at) => `"${at}":0`, 20_000),
  'fields as many as are looked at': jsonOf((at) => `"${at}":"${'a'.repeat(400)}"`, 490),
  'lists in lists': `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'objects in objects': `{"a":${'{"a":'.repeat(30_000)}0${'}'.repeat(30_000)}}`,
};
function jsonOf(field: (at: number) => string, count: number): string {
  return `{${Array.from({ length: count }, (_, at) => field(at)).join(',')}}`;
}

/** In the place of a list: as many entries as a body has room for. */
export const listOf = (entry: unknown): unknown[] =>
  Array.from(
    { length: Math.floor(LARGEST_BODY / (JSON.stringify(entry).length + 1)) },
    () => entry,
  );

export const heavyFiles = { ...manyPieces, ...inflated };
