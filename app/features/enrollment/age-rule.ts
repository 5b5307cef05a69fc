import { ageOn, type PlainDate } from '#lib/dates/plain-date.ts';

export const MINIMUM_AGE = 5;
const gradesWithMinimumAge = ['ece2', 'grade1'];

/**
 * Specification, section 5: for Early Childhood 2 and Grade 1 the child is at least 5 full years old on
 * January 1st of the enrollment year. Other grades have no age rule.
 */
export function isOldEnough(
  bornOn: PlainDate,
  gradeLevel: string,
  enrollmentYear: string,
): boolean {
  if (!gradesWithMinimumAge.includes(gradeLevel)) return true;
  return ageOn(bornOn, firstOfJanuary(enrollmentYear)) >= MINIMUM_AGE;
}

export function ageRuleMessage(enrollmentYear: string): string {
  return `Students must be 5 years old by January 1st of the enrollment year (${enrollmentYear}) to enroll in Early Childhood 2 (Kindergarten) or Grade 1.`;
}

export function firstOfJanuary(year: string): PlainDate {
  return `${year}-01-01`;
}
