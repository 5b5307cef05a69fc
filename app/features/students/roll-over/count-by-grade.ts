import { type Grade, grades } from '#features/content/grades.ts';
import type { ChildBetweenYears, Outcome } from './roll-over-rule.ts';

/** What becomes of the children of one grade, or of all. */
export interface GradeCount {
  now: number;
  up: number;
  repeats: number;
  leaves: number;
  ends: number;
  open: number;
}

type Counted = Pick<ChildBetweenYears, 'now' | 'next'> & { outcome: Outcome };

const NOBODY: GradeCount = { now: 0, up: 0, repeats: 0, leaves: 0, ends: 0, open: 0 };

/** In which column a child of the year that ends stands: exactly one. Who has its place already went up, or repeats. */
function columnOf({ now, next, outcome }: Counted): Exclude<keyof GradeCount, 'now'> {
  switch (outcome.is) {
    case 'undecided':
    case 'waits':
      return 'open';
    case 'there':
    case 'comes':
      return next && next.grade === now?.grade ? 'repeats' : 'up';
    default:
      return outcome.is;
  }
}

/** What becomes of the children of the year that ends: of all, by the grade in which each is, and how many come new. */
export function countByGrade(children: readonly Counted[]): {
  all: GradeCount;
  grades: (GradeCount & { grade: Grade })[];
  comes: number;
} {
  const here = children.filter(({ now }) => now);
  const count = (some: readonly Counted[]) => {
    const counts = { ...NOBODY, now: some.length };
    for (const one of some) counts[columnOf(one)] += 1;
    return counts;
  };
  return {
    all: count(here),
    grades: grades
      .map((grade) => ({ grade, ...count(here.filter(({ now }) => now?.grade === grade)) }))
      .filter(({ now }) => now > 0),
    comes: children.filter(({ outcome }) => outcome.is === 'comes').length,
  };
}
