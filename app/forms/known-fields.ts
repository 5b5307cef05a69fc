const MOST_NAMED = 20;

/**
 * The keys of `input` itself that `known` does not name. Schemas look keys up with `in`, which finds
 * `constructor` and `__proto__` on every object; this does not. Names the first ones only: the answer to a hundred
 * thousand unknown fields must not be longer than they were.
 */
export function unknownFields(input: object, known: readonly string[]): string[] {
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .slice(0, MOST_NAMED)
    .map((key) => key.slice(0, 50));
}

export const UNKNOWN_FIELD = 'This field is not part of the form';
