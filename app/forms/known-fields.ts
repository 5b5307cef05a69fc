import { type FieldError, REFUSAL_TITLE, type Refusal } from './refusal.ts';

const MOST_NAMED = 20;
const UNKNOWN_FIELD = 'This field is not part of the form';

/**
 * The keys of `input` itself that `known` does not name. Schemas look keys up with `in`, which finds
 * `constructor` and `__proto__` on every object; this does not. Names the first ones only: the answer to a hundred
 * thousand unknown fields must not be longer than they were.
 */
function unknownFields(input: object, known: readonly string[]): FieldError[] {
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .slice(0, MOST_NAMED)
    .map((key) => ({ field: key.slice(0, 50), message: UNKNOWN_FIELD }));
}

/** The refusal of what no question asks; undefined where there is nothing of it. */
export function refuseUnknown(
  input: object,
  known: readonly string[],
  title = REFUSAL_TITLE,
): Refusal | undefined {
  const errors = unknownFields(input, known);
  return errors.length > 0 ? { title, detail: UNKNOWN_FIELD, errors } : undefined;
}
