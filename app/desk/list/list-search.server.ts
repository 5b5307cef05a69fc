/** `like` patterns that find every word somewhere in a lower-case column of search words. */
export function patternsFor(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

const MOST_WORDS = 8;
