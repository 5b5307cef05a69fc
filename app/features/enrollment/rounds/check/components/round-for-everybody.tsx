import { dayInLusaka, weekdayAndDate, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Seal } from '../../components/seal.tsx';
import { fourteenLines } from '../fourteen-lines.ts';
import type { LinesOfPage } from '../lines-of-page.ts';
import { askForDraw, type RoundPage, ticketIn } from '../round-page.ts';
import { type AskedTicket, FindTicket } from './find-ticket.tsx';
import { HowItWasMade } from './how-it-was-made.tsx';
import { OrderOfRound } from './order-of-round.tsx';
import { PlacesOfRound } from './places-of-round.tsx';

interface RoundForEverybodyProps {
  round: RoundPage;
  lines: LinesOfPage;
  asked: AskedTicket | undefined;
  phone: string;
}

/** A round of admission as anybody reads and checks it, in each of its states. */
export function RoundForEverybody({ round, lines, asked, phone }: RoundForEverybodyProps) {
  const { list } = round;
  // The page of one grade has its lines, and the way back to all that is the same for each.
  const ofGrade = lines.of;
  return (
    <>
      <PageHead title={titleOf(round)} lead={leadOf(round)} cloth="ngoma" />
      <div className="section">
        <div className="wrap round">
          <div>
            {!ofGrade && <DrawsBefore round={round} />}
            {list && <FindTicket draw={round.voided?.number} asked={asked} phone={phone} />}
            {!ofGrade && !round.draw && <DaysOfRound round={round} />}
            {!ofGrade && <HowItWasMade round={round} />}
            {!ofGrade && list && <PlacesOfRound round={round} />}
            {!ofGrade && round.draw && <DaysOfRound round={round} />}
          </div>
          <div>
            {list && (
              <OrderOfRound
                round={{ ...round, list }}
                lines={lines}
                ticket={ticketIn(asked?.typed ?? '')}
              />
            )}
            {!list && <PlacesOfRound round={round} />}
            {!ofGrade && round.draw && <ForPeopleWithAComputer round={round} />}
          </div>
        </div>
      </div>
    </>
  );
}

export function titleOf({ year, draw, voided }: Pick<RoundPage, 'year' | 'draw' | 'voided'>) {
  if (voided) return `Draw ${voided.number} for ${year}, which does not count`;
  return draw ? `Check the draw for ${year}` : `The draw for ${year}`;
}

export function leadOf(round: RoundPage): string {
  const { isOpen, list, draw, closesAt, drawAt, voided } = round;
  if (voided) return `It was drawn again. The reason: ${voided.because}`;
  if (draw) return 'Anybody can check it: you, your neighbor, a newspaper.';
  if (isOpen) {
    const day = weekdayAndDate(dayInLusaka(new Date(closesAt)));
    return `The day and the hour at which you apply do not matter until ${day}.`;
  }
  const when = writtenMoment(new Date(drawAt));
  if (!list) return `The round is closed. The draw is on ${when}.`;
  const count = list.grades.reduce((sum, { children }) => sum + children.length, 0);
  const children = count === 1 ? '1 child is' : `${count} children are`;
  return `${children} in the list, and nobody can change it any more. The draw comes next.`;
}

/** What comes on which day, and why a day is another one than before. */
function DaysOfRound({ round }: { round: RoundPage }) {
  const { opensOn, closesAt, drawAt, releaseAt, movedBecause } = round;
  const moment = (instant: string) => writtenMoment(new Date(instant));
  const days = [
    { on: writtenDate(opensOn), words: 'Families can apply from this day on.' },
    {
      on: moment(closesAt),
      words: 'Every child whose family applies by then is in the draw.',
    },
    {
      on: moment(drawAt),
      words: 'The draw. You may come and watch. You do not have to.',
    },
    {
      on: moment(releaseAt),
      words: 'All families get their letter at the same time.',
    },
  ];
  return (
    <section aria-labelledby="days">
      <h2 id="days">The days</h2>
      {movedBecause && (
        <p className="note">
          <b>The days were moved.</b> The reason: {movedBecause}
        </p>
      )}
      <ol className="round-days">
        {days.map(({ on, words }) => (
          <li key={words}>
            <b>{on}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The draws that do not count, each with its reason and its order; on the page of one of them, the way to the one that counts. */
function DrawsBefore({ round: { year, voided, voidDraws } }: { round: RoundPage }) {
  if (voided) {
    return (
      <p>
        <a href={`/rounds/${year}`}>The draw that counts</a>
      </p>
    );
  }
  const day = (instant: string) => writtenDate(dayInLusaka(new Date(instant)));
  return voidDraws.map(({ number, drawnAt, because, seal }) => (
    <section key={number} aria-labelledby={`draw-${number}`}>
      <h2 id={`draw-${number}`}>Draw {number} does not count</h2>
      <p>
        It was on {day(drawnAt)}. The reason: {because}
      </p>
      <p>
        <a href={`/rounds/${year}?draw=${number}`}>Its order, as it was</a>
      </p>
      <p>Its seal, which receipts from before have:</p>
      <Seal seal={seal} />
    </section>
  ));
}

/** What anybody needs to compute the order again. */
function ForPeopleWithAComputer({ round }: { round: RoundPage }) {
  const { year } = round;
  return (
    <section aria-labelledby="with-a-computer">
      <h2 id="with-a-computer">For people with a computer</h2>
      <p>
        Save{' '}
        <a href={`/rounds/${year}.json${askForDraw(round)}`} download={`round-${year}.json`}>
          round-{year}.json
        </a>{' '}
        and these fourteen lines as <b>check.mjs</b> in one folder, and run them with Node, version
        21 or newer: <code>node check.mjs</code>.
      </p>
      <details>
        <summary>The fourteen lines</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <pre className="script" tabIndex={0}>
          {fourteenLines(year)}
        </pre>
      </details>
    </section>
  );
}
