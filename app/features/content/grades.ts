import * as v from 'valibot';
import { listInWords } from '#lib/text/list-in-words.ts';

/** The grades that families apply for, from the youngest to the oldest (specification, section 3). */
export const grades = [
  ...(['ece1', 'ece2', 'grade1', 'grade2', 'grade3'] as const),
  ...(['grade4', 'grade5', 'grade6', 'grade7'] as const),
] as const;

export type Grade = (typeof grades)[number];

export const grade = v.picklist(grades, 'must be a grade such as ece1 or grade3');

/** Of a row that names the first and the last grade it is for; either may be missing where the schema lets it. */
export const isInGradeOrder = ({ from, to }: { from?: unknown; to?: unknown }): boolean =>
  !from || !to || grades.indexOf(from as Grade) <= grades.indexOf(to as Grade);

export const LAST_BEFORE_FIRST = 'must not be before the first grade';

/** `Early Childhood 1`, `Grade 4`: the labels of the specification without the ages. */
export function gradeName(grade: string): string {
  return grade.replace(/^ece/, 'Early Childhood ').replace(/^grade/, 'Grade ');
}

/** The classes that there are in a year, in the order in which they are given, the youngest first. */
export function classesOf<Class extends { firstYear?: number; lastYear?: number }>(
  classes: readonly Class[],
  year: number,
): Class[] {
  return classes.filter(
    ({ firstYear = year, lastYear = year }) => firstYear <= year && year <= lastYear,
  );
}

/** Those from the first to the last, both included, from the youngest on. */
export function gradesBetween(from: string, to: string): Grade[] {
  return grades.slice(grades.indexOf(from as Grade), grades.indexOf(to as Grade) + 1);
}

/** `Grades 1 to 3 and Grade 7`, of the names in the order of the classes. */
export function gradesInWords(grades: readonly string[]): string {
  const runs: { name: string; first: number; last: number }[] = [];
  const words: string[] = [];
  const flush = () => words.push(...runs.splice(0).map(runInWords));
  for (const grade of grades) {
    const [, name = '', number = ''] = /^(.*) (\d+)$/.exec(grade) ?? [];
    const run = runs.at(-1);
    if (!number) {
      flush();
      words.push(grade);
    } else if (run && run.name === name && run.last + 1 === Number(number)) run.last++;
    else runs.push({ name, first: Number(number), last: Number(number) });
  }
  flush();
  return listInWords(words);
}

function runInWords({ name, first, last }: { name: string; first: number; last: number }): string {
  if (first === last) return `${name} ${first}`;
  const plural = name === 'Grade' ? 'Grades' : name;
  return `${plural} ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
