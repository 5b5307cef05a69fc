import { classesOf } from '#features/content/grades.ts';
import type { EnrollmentContent } from '#features/content/schemas.ts';
import { addDays, ageOn, type PlainDate } from '#lib/dates/plain-date.ts';
import { firstOfJanuary } from '../age-rule.ts';
import type { GradeLevel } from '../grade-levels.ts';

export type ClassAges = EnrollmentContent['classes'];

/** The class that fits a child's age in one year; or that the child is too young or too old for all of them. */
export type ClassForAge = GradeLevel | 'tooYoung' | 'tooOld';

/** By the full years of age on January 1st, as the age rule counts them (specification, section 5). */
export function classFor(classes: ClassAges, bornOn: PlainDate, year: number): ClassForAge {
  const january = firstOfJanuary(String(year));
  const age = bornOn < january ? ageOn(bornOn, january) : 0;
  const ofYear = classesOf(classes, year);
  const fitting = ofYear.find(({ ages: [youngest, oldest] }) => youngest <= age && age <= oldest);
  if (fitting) return fitting.grade;
  return age < (ofYear[0]?.ages[0] ?? 0) ? 'tooYoung' : 'tooOld';
}

/** The first and the last birthday of the children whom a class is for in that year. */
export function birthdaysOf({ ages }: ClassAges[number], year: number): [PlainDate, PlainDate] {
  const [youngest, oldest] = ages;
  return [
    addDays(firstOfJanuary(String(year - oldest - 1)), 1),
    firstOfJanuary(String(year - youngest)),
  ];
}
