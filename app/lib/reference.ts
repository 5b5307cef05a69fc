/**
 * Codes that a person reads over the phone, such as `EN-7KQ4-M2XD`: a prefix for the kind, seven random
 * characters and a check character.
 *
 * The 23 characters leave out what looks like another (0 and O, 1, I and L, and of Z-2, S-5, G-6, B-8, U-V the
 * letters) and all vowels, so that no code spells a word. 23 is prime: with weights that all differ, the check catches
 * every single wrong character and every two that changed places. 23^7 is 3.4 thousand million codes.
 */
const ALPHABET = '23456789CDFHJKMNPQRTWXY';
const LENGTH = 8;

export type ReferencePrefix = 'EN' | 'JA' | 'CM';

/** A new code. `randomValues` gives so many random 32-bit numbers; tests pass their own. */
export function newReference(
  prefix: ReferencePrefix,
  randomValues: (count: number) => Iterable<number> = (count) =>
    crypto.getRandomValues(new Uint32Array(count)),
): string {
  const body = Array.from(
    randomValues(LENGTH - 1),
    (value) => ALPHABET[value % ALPHABET.length],
  ).join('');
  const code = body + checkCharacter(body);
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code in its written form whatever spaces, dashes or small letters it came with; undefined when it is not one. */
export function readReference(text: string, prefix: ReferencePrefix): string | undefined {
  const characters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!characters.startsWith(prefix)) return undefined;
  const code = characters.slice(prefix.length);
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) {
    return undefined;
  }
  if (checkCharacter(code.slice(0, -1)) !== code.at(-1)) return undefined;
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Makes the weighted sum of all eight characters, weights 1 to 8, a multiple of 23. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (i + 1) * ALPHABET.indexOf(body.charAt(i));
  for (let value = 0; value < ALPHABET.length; value++) {
    if ((sum + LENGTH * value) % ALPHABET.length === 0) return ALPHABET.charAt(value);
  }
  throw new Error('A prime modulus always has a check character');
}
