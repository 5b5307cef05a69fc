import { charactersOf, newSpokenCode, readSpokenCode, strangeCharacters } from './spoken-code.ts';

/**
 * What a person gets for a submission, such as `EN-7KQ4-M2XD`: two letters for the kind, seven random characters and a
 * check character. 23^7 is 3.4 thousand million codes.
 */
const LENGTH = 8;

/** A new reference. `randomValues` gives so many random 32-bit numbers; tests pass their own. */
export function newReference(
  prefix: string,
  randomValues?: (count: number) => Iterable<number>,
): string {
  return `${prefix}-${newSpokenCode(LENGTH, randomValues)}`;
}

/** The reference in its written form however it was typed; undefined when it is not one of this kind. */
export function readReference(text: string, prefix: string): string | undefined {
  const characters = charactersOf(text);
  if (!characters.startsWith(prefix)) return undefined;
  const code = readSpokenCode(characters.slice(prefix.length), LENGTH);
  return code && `${prefix}-${code}`;
}

/** The same of whichever kind it is, also of one that the site no longer has. */
export function readAnyReference(text: string): string | undefined {
  const [prefix] = /^[A-Z]{2}/.exec(charactersOf(text)) ?? [];
  return prefix && readReference(text, prefix);
}

/** The references that it may have been before two letters or figures that stand side by side changed places. */
export function swappedReferences(text: string): string[] {
  const characters = charactersOf(text);
  const [prefix = '', code] = [characters.slice(0, 2), characters.slice(2)];
  if (code.length !== LENGTH) return [];
  const swaps = Array.from(code).flatMap((one, at) => {
    const next = code[at + 1];
    if (next === undefined || next === one) return [];
    return readReference(`${prefix}${code.slice(0, at)}${next}${one}${code.slice(at + 2)}`, prefix);
  });
  return swaps.filter((reference) => reference !== undefined);
}

type ReferenceMistake =
  | { kind: 'missing' | 'prefix' | 'tooShort' | 'tooLong' | 'check' }
  | { kind: 'strange'; characters: string[] };

/**
 * Why what was typed cannot be a reference of ours; undefined when it can. It knows the form alone: whether anybody
 * has the reference is not asked.
 */
export function mistakeInReference(
  text: string,
  prefixes: readonly string[],
): ReferenceMistake | undefined {
  const characters = charactersOf(text);
  if (!characters) return { kind: 'missing' };
  const prefix = prefixes.find((one) => characters.startsWith(one));
  if (!prefix) return { kind: 'prefix' };
  const code = characters.slice(prefix.length);
  const strange = strangeCharacters(code);
  if (strange.length > 0) return { kind: 'strange', characters: strange };
  if (code.length < LENGTH) return { kind: 'tooShort' };
  if (code.length > LENGTH) return { kind: 'tooLong' };
  return readSpokenCode(code, LENGTH) ? undefined : { kind: 'check' };
}
