import { writeCsv } from '#lib/text/csv.ts';
import type { PublishedRound } from '../published-round.server.ts';

const COLUMNS = ['grade', 'number', 'ticket', 'group', 'lot', 'late'];

/** The children of a round as a table, a line for each: before the draw without number and lot. */
export function roundAsCsv({ grades, list = [], order, late = [] }: PublishedRound): string {
  const rows = grades.flatMap((grade) => {
    const ofGrade = (one: { grade: string }) => one.grade === grade;
    if (!order) {
      return list
        .filter(ofGrade)
        .map(({ ticket, group }) => [grade, '', ticket, String(group), '', 'no']);
    }
    const drawn = (order[grade] ?? []).map((one) => ({ ...one, isLate: 'no' }));
    const behind = late.filter(ofGrade).map((one) => ({ ...one, isLate: 'yes' }));
    return [...drawn, ...behind].map(({ ticket, group, lot, isLate }, at) => {
      return [grade, String(at + 1), ticket, String(group), lot, isLate];
    });
  });
  return writeCsv([COLUMNS, ...rows]);
}
