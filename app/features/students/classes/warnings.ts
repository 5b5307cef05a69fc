import type { PlainDate } from '#lib/dates/plain-date.ts';

/** What the office can say of two children. */
export const wishes = {
  together: 'In one class',
  apart: 'Not in one class',
} as const;

export type Wish = keyof typeof wishes;

/** Two children, by their references. */
export interface Pair {
  one: string;
  other: string;
}

/** A child of a grade, as the warnings need to know it. */
export interface ChildInClass {
  reference: string;
  letter: string;
  /** Left out where its application is gone. */
  bornOn?: PlainDate | undefined;
}

/** What the office looks at once more. Nothing is forced by it. */
export type Warning =
  | { is: 'tooMany'; letter: string; count: number; size: number }
  | { is: 'notTogether' | 'notApart'; pair: Pair }
  /** Nobody has said yet whether these belong in one class. */
  | { is: 'unsaid'; pair: Pair; areTwins: boolean };

interface KnownOfGrade {
  /** How many children a class is for; 0 where nobody said it. */
  size: number;
  said: readonly (Pair & { wish: Wish })[];
  /** Who may be brothers and sisters, each pair once. */
  siblings: readonly Pair[];
}

/** What is to be looked at in the classes of one grade: first the sizes, then what was said, then what nobody said. */
export function warningsOf(
  children: readonly ChildInClass[],
  { size, said, siblings }: KnownOfGrade,
): Warning[] {
  const byReference = new Map(children.map((one) => [one.reference, one]));
  const both = ({ one, other }: Pair) => {
    const [first, second] = [byReference.get(one), byReference.get(other)];
    return first && second && { first, second };
  };
  const tooMany = countsOf(children).flatMap(([letter, count]): Warning[] =>
    letter && size > 0 && count > size ? [{ is: 'tooMany', letter, count, size }] : [],
  );
  const against = said.flatMap(({ wish, ...pair }): Warning[] => {
    const two = both(pair);
    // Who is in no class yet is neither with somebody nor without.
    if (!two?.first.letter || !two.second.letter) return [];
    const areTogether = two.first.letter === two.second.letter;
    if (areTogether === (wish === 'together')) return [];
    return [{ is: wish === 'together' ? 'notTogether' : 'notApart', pair }];
  });
  const isSaid = new Set(said.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  const unsaid = siblings.flatMap((pair): Warning[] => {
    const two = both(pair);
    if (!two || isSaid.has(`${pair.one} ${pair.other}`)) return [];
    const areTwins = two.first.bornOn !== undefined && two.first.bornOn === two.second.bornOn;
    return [{ is: 'unsaid', pair, areTwins }];
  });
  return [...tooMany, ...against, ...unsaid];
}

/** How many children each class has, those in no class first. */
export function countsOf(
  children: readonly Pick<ChildInClass, 'letter'>[],
): [letter: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { letter } of children) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The classes in which a child of the grade can be put: those that have children, one more, and always A and B. */
export function lettersToChoose(used: readonly string[]): string[] {
  const highest = Math.max(0, ...used.map((letter) => LETTERS.indexOf(letter)));
  return [...LETTERS.slice(0, Math.max(2, highest + 2))];
}
