/**
 * Codes that a person reads over the phone or copies from paper.
 *
 * The 23 characters leave out what looks like another (0 and O, 1, I and L, and of Z-2, S-5, G-6, B-8, U-V the
 * letters) and all vowels, so that no code spells a word. 23 is prime: with weights that all differ, the check
 * character at the end catches every single wrong character and every two that changed places.
 */
const ALPHABET = '23456789CDFHJKMNPQRTWXY';
/** Beyond it two weights would be the same modulo 23. */
const LONGEST = ALPHABET.length - 1;
const GROUP = 4;

type RandomValues = (count: number) => Iterable<number>;
const cryptoValues: RandomValues = (count) => crypto.getRandomValues(new Uint32Array(count));

/** A new code of so many characters, the last of them the check. `randomValues` gives random 32-bit numbers. */
export function newSpokenCode(length: number, randomValues: RandomValues = cryptoValues): string {
  if (length > LONGEST) throw new Error(`A code has at most ${LONGEST} characters`);
  const body = Array.from(
    randomValues(length - 1),
    (value) => ALPHABET[value % ALPHABET.length],
  ).join('');
  return inGroups(body + checkCharacter(body));
}

/** The code in its written form whatever spaces, dashes or small letters it came with; undefined when it is not one. */
export function readSpokenCode(text: string, length: number): string | undefined {
  const code = charactersOf(text);
  if (code.length !== length || [...code].some((one) => !ALPHABET.includes(one))) return undefined;
  if (checkCharacter(code.slice(0, -1)) !== code.slice(-1)) return undefined;
  return inGroups(code);
}

/** The characters of what was typed that are in no code, each once. */
export function strangeCharacters(text: string): string[] {
  return [...new Set(charactersOf(text))].filter((one) => !ALPHABET.includes(one));
}

/** The letters and figures of what was typed, as capitals. */
export function charactersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function inGroups(code: string): string {
  const groups: string[] = [];
  for (let i = 0; i < code.length; i += GROUP) groups.push(code.slice(i, i + GROUP));
  return groups.join('-');
}

/** Makes the weighted sum of all characters, weights 1, 2, 3 and so on, a multiple of 23. */
function checkCharacter(body: string): string {
  const length = body.length + 1;
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (i + 1) * ALPHABET.indexOf(body.charAt(i));
  for (let value = 0; value < ALPHABET.length; value++) {
    if ((sum + length * value) % ALPHABET.length === 0) return ALPHABET.charAt(value);
  }
  throw new Error('A prime modulus always has a check character');
}
