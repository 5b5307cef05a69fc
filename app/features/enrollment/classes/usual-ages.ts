import { classesOf } from '#features/content/grades.ts';
import type { ClassAges } from './class-for.ts';

type Ages = [youngest: number, oldest: number];

/** How much younger and older than its class a child may be before anybody is asked about it, in years. */
const inEarlyChildhood = { younger: 1, older: 2 };
/** Wide on purpose: many children start school late or repeat a year. */
const inGrades = { younger: 2, older: 4 };

/**
 * The full years on January 1st that nobody is asked about, in a class of that year; undefined where the year has no
 * such class. They follow from the ages that the class is for (`content/enrollment.yaml`).
 */
export function usualAges(classes: ClassAges, gradeLevel: string, year: number): Ages | undefined {
  const found = classesOf(classes, year).find(({ grade }) => grade === gradeLevel);
  if (!found) return undefined;
  const { younger, older } = gradeLevel.startsWith('ece') ? inEarlyChildhood : inGrades;
  const [youngest, oldest] = found.ages;
  return [Math.max(0, youngest - younger), oldest + older];
}
