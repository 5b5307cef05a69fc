import { shortGrade } from '../../../grade-levels.ts';
import { countLines, type LinesOfPage, type PartOfGrade } from '../lines-of-page.ts';
import { askForDraw, type RoundPage } from '../round-page.ts';
import { countsInWords, LinksToGrades, PagesOfGrade } from './pages-of-grades.tsx';

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
