import { shortGrade } from '../../../grade-levels.ts';
import { countLines, type LinesOfPage, MOST_LINES } from '../lines-of-page.ts';
import { askForDraw, type GradeOfRound, type RoundPage } from '../round-page.ts';

/** Where a page of one grade stands: `?grade=grade1&page=2`, of a draw that does not count with its number. */
function pageOf(round: RoundPage, grade: string, page: number): string {
  const asked = askForDraw(round);
  const at = page > 1 ? `&page=${page}` : '';
  return `/rounds/${round.year}${asked ? `${asked}&` : '?'}grade=${grade}${at}#order`;
}

/** The grades of a round whose lines are too many for one page. */
export function LinksToGrades({ round }: { round: RoundPage }) {
  const grades = (round.list?.grades ?? []).filter((one) => countLines(one) > 0);
  return (
    <ul>
      {grades.map((one) => (
        <li key={one.grade}>
          <a href={pageOf(round, one.grade, 1)}>{shortGrade(one.grade)}</a>: {inWords(one)}
        </li>
      ))}
    </ul>
  );
}

function inWords({ children, late, drawn }: GradeOfRound): string {
  const came = late.length > 0 ? `, ${late.length} came late` : '';
  return countsInWords(children.length, drawn) + came;
}

/** The other pages of a grade, and the way back to the round. */
export function PagesOfGrade({ round, of }: { round: RoundPage; of: Required<LinesOfPage>['of'] }) {
  const { grade, page, pages, all } = of;
  return (
    <>
      {pages > 1 && (
        <ol className="row bare">
          {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
            <li key={number}>
              {number === page ? (
                <b aria-current="page">{linesInWords(number, all)}</b>
              ) : (
                <a href={pageOf(round, grade, number)}>{linesInWords(number, all)}</a>
              )}
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={`/rounds/${round.year}${askForDraw(round)}`}>
          The other grades, the days and the seals
        </a>
      </p>
    </>
  );
}

const linesInWords = (page: number, all: number) =>
  `Lines ${(page - 1) * MOST_LINES + 1} to ${Math.min(page * MOST_LINES, all)}`;

export function countsInWords(children: number, drawn: number): string {
  const counted = `${children} ${children === 1 ? 'child' : 'children'}`;
  return `${counted}, ${drawn} ${drawn === 1 ? 'place' : 'places'} in the draw`;
}
