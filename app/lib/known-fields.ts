/**
 * The keys of `input` itself that `known` does not name. Schemas look keys up with `in`, which finds
 * `constructor` and `__proto__` on every object; this does not.
 */
export function unknownFields(input: object, known: readonly string[]): string[] {
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .map((key) => key.slice(0, 50));
}

export const UNKNOWN_FIELD = 'This field is not part of the form';
