import { dayInLusaka, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { LinesOfPage } from '../lines-of-page.ts';
import { type RoundPage, ticketIn } from '../round-page.ts';
import { DaysOfRound } from './days-of-round.tsx';
import { DrawsBefore } from './draws-before.tsx';
import { type AskedTicket, FindTicket } from './find-ticket.tsx';
import { ForPeopleWithAComputer } from './for-people-with-a-computer.tsx';
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
