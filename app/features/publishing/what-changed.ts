import { entryName, type FormField, type ListField } from './form-field.ts';

type Values = Record<string, unknown>;

/** How one version of a part differs from another, in a few words for each difference. */
export function whatChanged(fields: FormField[], before: object, after: object): string[] {
  const [from, to] = [before as Values, after as Values];
  return fields.flatMap((field) => {
    const [old, now] = [from[field.name], to[field.name]];
    if (isSame(old, now) || field.kind === 'anchor') return [];
    if (field.kind === 'list') {
      return entriesChanged(field, (old ?? []) as Values[], (now ?? []) as Values[]);
    }
    if (field.kind !== 'group') return [field.label];
    return whatChanged(field.fields, (old ?? {}) as object, (now ?? {}) as object).map(
      (words) => `${field.label}: ${words}`,
    );
  });
}

/** Entries are the same when their anchor is, or without one their title. */
function entriesChanged(list: ListField, before: Values[], after: Values[]): string[] {
  const anchor = list.fields.find(({ kind }) => kind === 'anchor')?.name ?? list.title;
  const isIn = (entries: Values[], entry: Values) =>
    entries.find((one) => one[anchor] === entry[anchor]);
  const name = (entry: Values) => `${list.label}: “${entryName(list, entry)}”`;
  const words = [
    ...after.filter((entry) => !isIn(before, entry)).map((entry) => `${name(entry)} added`),
    ...before.filter((entry) => !isIn(after, entry)).map((entry) => `${name(entry)} removed`),
    ...after.flatMap((entry) => {
      const old = isIn(before, entry);
      const changed = old ? whatChanged(list.fields, old, entry) : [];
      return changed.length > 0 ? [`${name(entry)}, ${changed.join(', ')}`] : [];
    }),
  ];
  return words.length > 0 ? words : [`${list.label}: another order`];
}

/** The order of the names inside objects does not count. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame((one as Values)[name], (other as Values)[name]));
}
