/** The names of the staff, by address. */
export type StaffNames = Readonly<Record<string, string>>;

const ADDRESS = /[^\s,;:()“”]+@[^\s,;:()“”]*[^\s,;:()“”.]/g;

/**
 * What the desk calls whoever has this address: their name, with the address behind it where two share a name, or the
 * address where there is no name. Anything else, such as “the family”, stays as it is.
 */
export function staffWords(names: StaffNames, address: string): string {
  const name = Object.hasOwn(names, address) ? names[address] : undefined;
  if (!name) return address;
  const isShared = Object.values(names).filter((other) => isSame(other, name)).length > 1;
  return isShared ? staffInFull(names, address) : name;
}

/** The name with the address behind it, where it has to be plain who is meant. */
export function staffInFull(names: StaffNames, address: string): string {
  return Object.hasOwn(names, address) ? `${names[address]} (${address})` : address;
}

/** A text, such as what the record says of an act, cut where somebody's address stands in it. */
export function staffInText(
  names: StaffNames,
  text: string,
): { words: string; address: string | undefined; at: number }[] {
  const parts: { words: string; address: string | undefined; at: number }[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!Object.hasOwn(names, address)) continue;
    if (index > end) parts.push({ words: text.slice(end, index), address: undefined, at: end });
    parts.push({ words: staffWords(names, address), address, at: index });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end), address: undefined, at: end });
  return parts;
}

/** The same as one text, where nothing can stand behind the name, such as in a message. */
export function withStaffNames(names: StaffNames, text: string): string {
  return staffInText(names, text)
    .map(({ words }) => words)
    .join('');
}

const isSame = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
