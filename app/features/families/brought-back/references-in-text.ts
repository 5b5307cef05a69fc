import { readAnyReference } from '#lib/text/reference.ts';

/** A reference that a text names, with the mail address that stands beside it, where there is one. */
export interface NamedReference {
  reference: string;
  address: string | undefined;
}

// Every part has its longest length: a text of any kind is gone through in one go.
const WRITTEN = /\b[A-Z]{2}[-‐-–]?[0-9A-Z]{4}[-‐-–]?[0-9A-Z]{4}\b/gi;
const ADDRESS = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g;
/** In a list of mails the receiver stands a line or two above the subject. */
const LINES_ABOVE = 3;

/**
 * The references of these kinds that a text names, such as the sent folder of a mailbox, each once in its written form.
 * An address is told only where it can be no other: alone in the line, or in those just above it. `own` are the school's.
 */
export function referencesIn(
  text: string,
  prefixes: readonly string[],
  own: readonly string[],
): NamedReference[] {
  const found = new Map<string, NamedReference>();
  let above: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const addresses = addressesIn(line, own);
    const references = (line.length < 10 ? [] : (line.match(WRITTEN) ?? [])).flatMap(
      (one) => readAnyReference(one) ?? [],
    );
    const known = references.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)));
    const address = known.length > 0 ? (onlyOne(addresses) ?? onlyOne(above.flat())) : undefined;
    for (const reference of known) {
      const earlier = found.get(reference)?.address;
      found.set(reference, { reference, address: earlier ?? address });
    }
    if (known.length > 0) above = [];
    else if (above.push(addresses) > LINES_ABOVE) above.shift();
  }
  return [...found.values()];
}

function addressesIn(line: string, own: readonly string[]): string[] {
  if (!line.includes('@')) return [];
  const all = (line.match(ADDRESS) ?? []).map((one) => one.toLowerCase());
  return all.filter((one) => !own.some((ours) => ours.toLowerCase() === one));
}

function onlyOne(addresses: readonly string[]): string | undefined {
  const [first, ...others] = new Set(addresses);
  return others.length === 0 ? first : undefined;
}
