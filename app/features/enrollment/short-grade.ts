import { gradeLevels } from './grade-levels.ts';

/** `Early Childhood 1` without the ages, for lists. */
export function shortGrade(gradeLevel: string): string {
  const label: string | undefined = (gradeLevels as Record<string, string>)[gradeLevel];
  return label?.replace(/ \(.*\)$/, '') ?? gradeLevel;
}
