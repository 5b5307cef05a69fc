import { type Grade, gradeName, grades, gradesBetween, gradesInWords } from './grades.ts';
import type { Row, SectionValue } from './sections/blocks.ts';

/** The rows of the school fees that are for this grade. Only one of them can say what a place costs. */
export function feesOf(fees: SectionValue, grade: Grade): Row[] {
  return ((fees.terms ?? []) as Row[]).filter(({ from, to }) =>
    gradesBetween(String(from), String(to)).includes(grade),
  );
}

/** The classes for which the fees cannot be said because no row, or more than one, is for them. */
export function gradesWithoutFees(fees: SectionValue): { none: string; several: string } {
  const named = (isMeant: (rows: number) => boolean) =>
    gradesInWords(grades.filter((grade) => isMeant(feesOf(fees, grade).length)).map(gradeName));
  return { none: named((rows) => rows === 0), several: named((rows) => rows > 1) };
}
