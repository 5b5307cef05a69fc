/** Specification, section 3. The labels are the school's own. */
export const gradeLevels = {
  ece1: 'Early Childhood 1 (Ages 3-4)',
  ece2: 'Early Childhood 2 (Ages 4-5)',
  grade1: 'Grade 1',
  grade2: 'Grade 2',
  grade3: 'Grade 3',
  grade4: 'Grade 4',
  grade5: 'Grade 5',
  grade6: 'Grade 6',
  grade7: 'Grade 7',
} as const;

export type GradeLevel = keyof typeof gradeLevels;

/** Something for each grade, by its code. */
export function mapGrades<Of>(make: (grade: GradeLevel) => Of): Record<GradeLevel, Of> {
  const grades = Object.keys(gradeLevels) as GradeLevel[];
  return Object.fromEntries(grades.map((grade) => [grade, make(grade)])) as Record<GradeLevel, Of>;
}

export const genders = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
} as const;

/** `Early Childhood 1` without the ages, for lists. */
export function shortGrade(gradeLevel: string): string {
  const label: string | undefined = (gradeLevels as Record<string, string>)[gradeLevel];
  return label?.replace(/ \(.*\)$/, '') ?? gradeLevel;
}
