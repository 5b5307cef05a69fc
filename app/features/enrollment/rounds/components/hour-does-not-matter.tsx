import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

interface HourDoesNotMatterProps {
  rounds: readonly { year: string; closesAt: string; isOpen: boolean }[];
}

/** The first line of the enrollment form while a round is open: nobody has to be fast. */
export function HourDoesNotMatter({ rounds }: HourDoesNotMatterProps) {
  const open = rounds.filter(({ isOpen }) => isOpen);
  return open.map(({ year, closesAt }) => (
    <p key={year} className="note ok">
      <b>
        The day and the hour at which you apply do not matter until{' '}
        {plainSpaces(writtenMoment(new Date(closesAt)))}.
      </b>{' '}
      <a href={`/rounds/${year}`}>How the draw for {year} works</a>
    </p>
  ));
}
