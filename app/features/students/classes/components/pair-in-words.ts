import type { ShownClasses } from '../show-classes.server.ts';
import type { Pair } from '../warnings.ts';

/** Both children as the screen has them; nothing where one is in another grade meanwhile. */
export function childrenOfPair({ classes }: ShownClasses, { one, other }: Pair) {
  const children = classes.flatMap(({ letter, children }) =>
    children.map((child) => ({ ...child, letter })),
  );
  const find = (reference: string) => children.find((child) => child.reference === reference);
  const [first, second] = [find(one), find(other)];
  return first && second && { first, second };
}

/** `Taonga Phiri and Thabo Phiri`. */
export function pairInWords(shown: ShownClasses, pair: Pair): string {
  const both = childrenOfPair(shown, pair);
  return both ? `${both.first.spokenName} and ${both.second.spokenName}` : '';
}

/** What was said of these two, whichever was named first. */
export function wishOfPair({ said }: ShownClasses, { one, other }: Pair) {
  return said.find(
    (pair) =>
      (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
  )?.wish;
}
