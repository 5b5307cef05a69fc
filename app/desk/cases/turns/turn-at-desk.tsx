import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import type { Turn, Whose } from './answer-by.ts';
import { byWhen, whoseWords } from './turn-in-words.ts';

/** Whose turn it is, also by a mark: a full square, two lines, a ring. */
function WhoseTurn({ whose }: { whose: Whose }) {
  return <b className={`whose ${whose}`}>{whoseWords[whose]}</b>;
}

interface TurnProps {
  turn: Turn | undefined;
  now: Date;
  /** Without a turn the school still has the next move. */
  isOursInTime?: boolean | undefined;
}

/** Whose turn it is and by when, in a list. */
export function TurnInList({ turn, now, isOursInTime }: TurnProps) {
  if (!turn) return isOursInTime ? <WhoseTurn whose="ours" /> : <span className="muted">–</span>;
  const when = byWhen(turn, dayInLusaka(now));
  return (
    <span>
      <WhoseTurn whose={turn.whose} />
      {when && <span className={turn.lateDays > 0 ? 'over' : undefined}>, {when}</span>}
    </span>
  );
}

/** The same at a record, with since when and what its sender was told. */
export function TurnOfRecord({ turn, now, isOursInTime }: TurnProps) {
  // Its line stays, so that nothing moves away below who has just answered.
  if (!turn) {
    return (
      <p className="when">
        <WhoseTurn whose={isOursInTime ? 'ours' : 'nobodys'} />
        {isOursInTime && ', no day is promised.'}
      </p>
    );
  }
  const today = dayInLusaka(now);
  const since = dayInLusaka(new Date(turn.since));
  const when = byWhen(turn, today);
  return (
    <p className="when">
      <WhoseTurn whose={turn.whose} /> since {since === today ? 'today' : dayShort(since, today)}
      {when && ', '}
      {turn.lateDays > 0 ? <b className="over">{when}</b> : when}.
      {turn.newDay &&
        ` They were told that we are late, and a new day: ${dayShort(turn.newDay, today)}.`}
    </p>
  );
}
