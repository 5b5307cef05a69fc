import { dayInLusaka, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Turn } from './answer-by.ts';

const whoseWords = { ours: 'Our turn', theirs: 'Their turn', nobodys: '' } as const;

/** By when, as the office reads it: `answer by 4 December`, `promised 3 December`. */
function byWhen({ whose, by, lateDays }: Turn, today: PlainDate): string {
  if (!by) return '';
  const day = by === today ? 'today' : dayShort(by, today);
  if (whose === 'ours') return lateDays > 0 ? `promised ${day}` : `answer by ${day}`;
  return lateDays > 0 ? `was due ${day}` : `until ${day}`;
}

/** Without the year where it is this one. */
function dayShort(day: PlainDate, today: PlainDate): string {
  const words = dayMonthYear(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words;
}

interface TurnProps {
  turn: Turn | undefined;
  now: Date;
}

/** Whose turn it is and by when, below the status in a list. */
export function TurnInList({ turn, now }: TurnProps) {
  if (!turn) return null;
  const when = byWhen(turn, dayInLusaka(now));
  return (
    <span className="block small">
      {whoseWords[turn.whose]}
      {when && ', '}
      {turn.lateDays > 0 ? <b className="over">{when}</b> : when}
    </span>
  );
}

/** The same at a record, with since when and what its sender was told. */
export function TurnOfRecord({ turn, now }: TurnProps) {
  // Its line stays, so that nothing moves away below who has just answered.
  if (!turn) return <p>Nobody’s turn.</p>;
  const today = dayInLusaka(now);
  const since = dayInLusaka(new Date(turn.since));
  const when = byWhen(turn, today);
  return (
    <p>
      <b>{whoseWords[turn.whose]}</b> since {since === today ? 'today' : dayShort(since, today)}
      {when && ', '}
      {turn.lateDays > 0 ? <b className="over">{when}</b> : when}.
      {turn.newDay &&
        ` They were told that we are late, and a new day: ${dayShort(turn.newDay, today)}.`}
    </p>
  );
}
