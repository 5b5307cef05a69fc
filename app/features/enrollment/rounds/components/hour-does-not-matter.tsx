import { gradesInWords } from '#features/content/grades.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { shortGrade } from '../../grade-levels.ts';
import type { RoundToApply } from '../open-round.server.ts';

interface HourDoesNotMatterProps {
  rounds: readonly RoundToApply[];
}

/** The first line of the enrollment form while a round is open: nobody has to be fast. */
export function HourDoesNotMatter({ rounds }: HourDoesNotMatterProps) {
  const open = rounds.filter(({ isOpen }) => isOpen);
  return open.map(({ year, grades, closesAt }) => (
    <p key={year} className="note ok">
      <b>
        The day and the hour at which you apply do not matter until{' '}
        {plainSpaces(writtenMoment(new Date(closesAt)))}.
      </b>{' '}
      This is so for {gradesInWords(grades.map(shortGrade))} in {year}.{' '}
      <a href={`/rounds/${year}`}>How the draw works</a>
    </p>
  ));
}
