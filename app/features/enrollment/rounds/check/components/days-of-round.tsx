import { writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import type { RoundPage } from '../round-page.ts';

/** What comes on which day, and why a day is another one than before. */
export function DaysOfRound({ round }: { round: RoundPage }) {
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
