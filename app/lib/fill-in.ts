const PLACEHOLDER = /\{(\w+)\}/g;

/** `Call {phone}` with the facts in it; a name that is not among them stays as it is. */
export function fillIn(text: string, facts: Record<string, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? placeholder) : placeholder,
  );
}

/** The same for every text inside a value, however deep it lies. */
export function fillInAll<T>(value: T, facts: Record<string, string>): T {
  if (typeof value === 'string') return fillIn(value, facts) as T;
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, fillInAll(item, facts)]);
  return Object.fromEntries(entries) as T;
}

/** The names in curly brackets, in their order. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
}
