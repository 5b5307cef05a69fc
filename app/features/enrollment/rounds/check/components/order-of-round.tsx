import { shortGrade } from '../../../grade-levels.ts';
import { countLines, type LinesOfPage, MOST_LINES, type PartOfGrade } from '../lines-of-page.ts';
import { askForDraw, type GradeOfRound, type RoundPage } from '../round-page.ts';

interface OrderOfRoundProps {
  round: RoundPage & { list: NonNullable<RoundPage['list']> };
  lines: LinesOfPage;
  /** Somebody asked for it: its lines stand out. */
  ticket: string | undefined;
}

/** The order of each grade, or the way to it where it is long; before the draw the list, by ticket. */
export function OrderOfRound({ round, lines, ticket }: OrderOfRoundProps) {
  const { list, draw, year, criteria } = round;
  const asked = askForDraw(round);
  const all = list.grades.reduce((sum, grade) => sum + countLines(grade), 0);
  return (
    <section aria-labelledby="order">
      <h2 id="order">{draw ? 'The order' : 'The list'}</h2>
      <p>
        {draw
          ? 'Each line has number, ticket and group. A thick line: the places of the draw end here.'
          : 'Each line has ticket and group. It has no order yet: it goes by the figures of the ticket.'}{' '}
        No names, no birth dates.
      </p>
      <p>{criteria.map((name, at) => `Group ${at + 1}: ${name.toLowerCase()}`).join('; ')}.</p>
      {lines.parts.map((one) => (
        <OrderOfGrade key={one.grade} shown={one} isDrawn={draw !== undefined} ticket={ticket} />
      ))}
      {lines.of && <PagesOfGrade round={round} of={lines.of} />}
      {lines.parts.length === 0 && <LinksToGrades round={round} />}
      <p>
        {all === 1 ? 'The line' : `All ${all} lines`} as a file:{' '}
        <a href={`/rounds/${year}.csv${asked}`}>for spreadsheets (CSV)</a>,{' '}
        <a href={`/rounds/${year}.json${asked}`} download={`round-${year}.json`}>
          for programs (JSON)
        </a>
      </p>
    </section>
  );
}

interface OrderOfGradeProps {
  shown: PartOfGrade;
  isDrawn: boolean;
  ticket: string | undefined;
}

function OrderOfGrade({ shown, isDrawn, ticket }: OrderOfGradeProps) {
  const { grade, children, late, drawn, from, inDraw } = shown;
  const isLineUnder = (at: number) => isDrawn && from + at + 1 === drawn;
  const lateFrom = Math.max(from, inDraw);
  return (
    <section aria-labelledby={grade}>
      <h3 id={grade}>
        {shortGrade(grade)} <small>{countsInWords(inDraw, drawn)}</small>
      </h3>
      <ol className="lots" start={from + 1}>
        {children.map((one, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: twins share a ticket
            key={at}
            className={classOf(one.ticket === ticket, isLineUnder(at))}
          >
            {isDrawn && <b>{from + at + 1}</b>}
            {` ${one.ticket} `}
            <i>{one.group}</i>
            {isLineUnder(at) && <span className="visually-hidden">The places end here.</span>}
          </li>
        ))}
      </ol>
      {late.length > 0 && (
        <>
          <p>These forms came late. They stand behind all others, by a draw of their own:</p>
          <ol className="lots" start={lateFrom + 1}>
            {late.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: twins share a ticket
              <li key={at} className={classOf(one.ticket === ticket, false)}>
                <b>{lateFrom + at + 1}</b>
                {` ${one.ticket} `}
                <i>{one.group}</i>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const classOf = (isAsked: boolean, isLast: boolean) =>
  [isAsked && 'asked-for', isLast && 'end'].filter(Boolean).join(' ') || undefined;

/** Where a page of one grade stands: `?grade=grade1&page=2`, of a draw that does not count with its number. */
function pageOf(round: RoundPage, grade: string, page: number): string {
  const asked = askForDraw(round);
  const at = page > 1 ? `&page=${page}` : '';
  return `/rounds/${round.year}${asked ? `${asked}&` : '?'}grade=${grade}${at}#order`;
}

/** The grades of a round whose lines are too many for one page. */
function LinksToGrades({ round }: { round: RoundPage }) {
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
function PagesOfGrade({ round, of }: { round: RoundPage; of: Required<LinesOfPage>['of'] }) {
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

function countsInWords(children: number, drawn: number): string {
  const counted = `${children} ${children === 1 ? 'child' : 'children'}`;
  return `${counted}, ${drawn} ${drawn === 1 ? 'place' : 'places'} in the draw`;
}
