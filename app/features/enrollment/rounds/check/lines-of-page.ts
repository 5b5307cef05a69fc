import type { GradeOfRound, RoundPage } from './round-page.ts';

/** So many lines travel with a page to read; of more each grade has pages of its own. */
export const MOST_LINES = 150;

/** A grade, or a part of its order, as one page shows it. */
export interface PartOfGrade extends GradeOfRound {
  /** How many lines of the grade stand before it. */
  from: number;
  /** How many children the draw of this grade has, and how many came late. */
  inDraw: number;
  all: number;
}

/** What is shown of the order: all of it, or a page of one grade; undefined where the page only leads to those. */
export interface LinesOfPage {
  parts: PartOfGrade[];
  /** Of one grade: which page of how many, and how many lines stand on all of them. */
  of?: { grade: string; page: number; pages: number; all: number };
}

/** Undefined where all lines stand on one page and somebody asks for another one, or for what is not there. */
export function linesOfPage(
  { list }: Pick<RoundPage, 'list'>,
  { grade, page }: { grade: string; page: number },
): LinesOfPage | undefined {
  const grades = (list?.grades ?? []).filter((one) => countLines(one) > 0);
  if (grade === '') {
    const isWhole = grades.reduce((sum, one) => sum + countLines(one), 0) <= MOST_LINES;
    return { parts: isWhole ? grades.map((one) => partOf(one, 0, countLines(one))) : [] };
  }
  const asked = grades.find((one) => one.grade === grade);
  if (!asked) return undefined;
  const pages = Math.ceil(countLines(asked) / MOST_LINES);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const from = (page - 1) * MOST_LINES;
  return {
    parts: [partOf(asked, from, from + MOST_LINES)],
    of: { grade, page, pages, all: countLines(asked) },
  };
}

export const countLines = ({ children, late }: GradeOfRound) => children.length + late.length;

function partOf(grade: GradeOfRound, from: number, to: number): PartOfGrade {
  const { children, late } = grade;
  const inDraw = children.length;
  return {
    ...grade,
    children: children.slice(from, to),
    late: late.slice(Math.max(0, from - inDraw), Math.max(0, to - inDraw)),
    from,
    inDraw,
    all: countLines(grade),
  };
}
