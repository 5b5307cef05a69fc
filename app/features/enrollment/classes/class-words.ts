import { classesOf } from '#features/content/grades.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { shortGrade } from '../grade-levels.ts';
import { birthdaysOf, type ClassAges, type ClassForAge, classFor } from './class-for.ts';

export const WHICH_CLASS = '/enrollment/which-class';
export const HEADING = 'Which class will my child be in?';

/** So many years are told, from the one that most families apply for: 2027 to 2033. */
const YEARS_TOLD = 7;

interface ClassOfYear {
  year: string;
  words: string;
}

/** The child's class in each year, in words. */
export function classesInWords(classes: ClassAges, bornOn: string, from: string): ClassOfYear[] {
  return Array.from({ length: YEARS_TOLD }, (_, ahead) => {
    const year = Number(from) + ahead;
    return { year: String(year), words: inWords(classFor(classes, bornOn, year)) };
  });
}

/** Each class of a year with the birthdays of the children whom it is for. */
export function birthdaysInWords(classes: ClassAges, year: string): [string, string][] {
  return classesOf(classes, Number(year)).map((one) => {
    const [first, last] = birthdaysOf(one, Number(year));
    return [shortGrade(one.grade), `${writtenDate(first)} to ${writtenDate(last)}`];
  });
}

function inWords(found: ClassForAge): string {
  if (found === 'tooYoung') return 'Still too young for our classes';
  if (found === 'tooOld') return 'Older than the children in our classes';
  return shortGrade(found);
}
