/** `Term 1 Begins` from `{name} Begins`. A placeholder that nobody knows stays as it is, so that it is seen. */
export function filledIn(text: string, facts: Record<string, string>): string {
  const known = new Map(Object.entries(facts));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known.get(name) ?? placeholder);
}

/** The same for every text inside `value`, however deep. */
export function allFilledIn<Value>(value: Value, facts: Record<string, string>): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return filledIn(part, facts);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as Value;
}
