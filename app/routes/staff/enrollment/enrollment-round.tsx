import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { OtherYears } from '#desk/other-years.tsx';
import { DrawAgain } from '#features/enrollment/rounds/desk/components/draw-again.tsx';
import { DrawnOrder } from '#features/enrollment/rounds/desk/components/drawn-order.tsx';
import { MoveDays } from '#features/enrollment/rounds/desk/components/move-days.tsx';
import { NextInRound } from '#features/enrollment/rounds/desk/components/next-in-round.tsx';
import { RoundFacts } from '#features/enrollment/rounds/desk/components/round-facts.tsx';
import { RoundForm } from '#features/enrollment/rounds/desk/components/round-form.tsx';
import { RoundPapers } from '#features/enrollment/rounds/desk/components/round-papers.tsx';
import { roundAt } from '#features/enrollment/rounds/desk/round-at.ts';
import { canDrawAgain, canMoveDays, isPublished } from '#features/enrollment/rounds/round.ts';
import { leapInWords } from '#lib/dates/leap-in-words.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/enrollment-round.ts';

export const clientLoader = listLoader(roundAt);
export const clientAction = makeChange;
export const meta = titled('Round');

/** The round of a year: what comes next, and what it rests on. */
export default function EnrollmentRound({ loaderData: shown }: Route.ComponentProps) {
  const { year, years, round, leap } = shown;
  const change = useServerChange(roundAt);
  const isAgreed = round && round.state !== 'prepared';
  return (
    <DeskPage
      title={`Round for ${year}`}
      action={<OtherYears year={year} years={years} />}
      back={<Link to={`/staff/enrollment-applications/places?year=${year}`}>Places {year}</Link>}
    >
      <p>
        Every family has the same chance: the day and the hour of application do not count. A draw
        before a witness gives the order. A school with room for everybody needs no round.
      </p>
      {round && leap && (
        <p className="note">
          <b>The round stands still.</b> {leapInWords(leap)} Until an administrator says on Today
          that the date is right, it is not closed or drawn, and no family is told.
        </p>
      )}
      {round && <NextInRound round={round} change={change} />}
      {round?.order && <DrawnOrder year={year} order={round.order} places={round.places} />}
      {isAgreed ? (
        <>
          <div className="row mt-g4">
            {canMoveDays(round.state) && <MoveDays round={round} change={change} />}
            {canDrawAgain(round.state) && <DrawAgain round={round} change={change} />}
          </div>
          {isPublished(round.state) && (
            <p>
              <a href={`/rounds/${year}`}>What everybody reads of this round</a>
            </p>
          )}
          <RoundPapers round={round} />
          <RoundFacts round={round} />
        </>
      ) : (
        <RoundForm key={`${year} ${round?.version ?? 0}`} shown={shown} change={change} />
      )}
    </DeskPage>
  );
}
