import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleList } from '#tests/support/samples/sample-round.ts';
import { countLines, linesOfPage, MOST_LINES } from './lines-of-page.ts';
import type { GradeOfRound } from './round-page.ts';

const gradeOf = (grade: GradeOfRound['grade'], children: number, late: number): GradeOfRound => ({
  ...{ grade, children: sampleList(children + 2).slice(0, children), drawn: 10 },
  late: sampleList(late + 2).slice(0, late),
});
const page = (grades: GradeOfRound[], grade = '', at = 1) =>
  linesOfPage({ list: { seal: '', grades } }, { grade, page: at });

test('what travels with one page stands on it, and else the page leads to its grades', () => {
  const few = [
    gradeOf('ece1', MOST_LINES - 2, 1),
    gradeOf('grade1', 0, 1),
    gradeOf('grade2', 0, 0),
  ];
  expect(page(few)?.parts.map(({ grade }) => grade)).toEqual(['ece1', 'grade1']);
  expect(page([...few, gradeOf('grade3', 1, 0)])).toEqual({ parts: [] });
});

test('what is not there has no page', () => {
  const grades = [gradeOf('ece1', MOST_LINES + 1, 0)];
  for (const [grade, at] of [
    ['grade9', 1],
    ['grade1', 1],
    ['ece1', 0],
    ['ece1', 3],
  ] as const)
    expect(page(grades, grade, at)).toBeUndefined();
});

test('the pages of a grade have each line once, in order, whatever came late', () => {
  const size = fc.integer({ min: 0, max: 3 * MOST_LINES });
  fc.assert(
    fc.property(size, size, (children, late) => {
      const grade = gradeOf('grade1', children, late);
      const all = [...grade.children, ...grade.late];
      const pages = Math.ceil(countLines(grade) / MOST_LINES);
      const parts = Array.from({ length: pages }, (_, at) => page([grade], 'grade1', at + 1));
      const shown = parts.flatMap((one) => one?.parts ?? []);
      expect(shown.flatMap((one) => [...one.children, ...one.late])).toEqual(all);
      expect(shown.map(({ from }) => from)).toEqual(shown.map((_, at) => at * MOST_LINES));
    }),
  );
});
