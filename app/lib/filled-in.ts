/** `Term 1 Begins` from `{name} Begins`. A placeholder that nobody knows stays as it is, so that it is seen. */
export function filledIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
