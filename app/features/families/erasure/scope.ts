/** Of whom: everything that belongs to the family, or what is held under this one reference. */
export interface Scope {
  of: 'family' | 'one';
  /** What may belong to the family, and was ticked to go with it. */
  also: readonly string[];
}

/** What an address of the desk asks for: what is held under one reference, unless the whole family is asked for. */
export function scopeFrom(search: URLSearchParams): Scope {
  return { of: search.get('of') === 'family' ? 'family' : 'one', also: search.getAll('also') };
}

/** The same as a query. */
export function searchOf({ of, also }: Scope): string {
  return String(new URLSearchParams([['of', of], ...also.map((one) => ['also', one])]));
}
