/** More of a first name is too much for an address that nobody has proven. */
const MOST_LETTERS = 3;

interface ChildInLetter {
  firstName: string;
  gradeLevel: string;
  reference: string;
}

/**
 * How a letter calls a child: by first name and class where the reader has proven the address, else by initial and
 * class. `others`: the first names of other children of the same reader in the same class, from whom it has to be told
 * apart: by up to three letters, then by the end of its reference.
 */
export function childInLetter(
  { firstName, gradeLevel, reference }: ChildInLetter,
  others: readonly string[],
  isProven: boolean,
): string {
  const byReference = ` (reference ending in ${reference.slice(-4)})`;
  if (isProven) {
    const isAlone = others.every((other) => !isSame(other, firstName));
    return `${firstName}, ${gradeLevel}${isAlone ? '' : byReference}`;
  }
  const letters = Array.from(firstName);
  for (let count = 1; count <= Math.min(MOST_LETTERS, letters.length - 1); count++) {
    const beginning = letters.slice(0, count).join('');
    const isAlone = others.every(
      (other) => !isSame(Array.from(other).slice(0, count).join(''), beginning),
    );
    if (isAlone) return `${beginning}., ${gradeLevel}`;
  }
  return `${letters[0] ?? ''}., ${gradeLevel}${others.length > 0 ? byReference : ''}`;
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');
}
