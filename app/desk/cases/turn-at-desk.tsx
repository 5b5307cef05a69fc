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

/** Whose turn it is and by when, in a list. */
export function TurnCell({ turn, now }: TurnProps) {
  if (!turn) return '–';
  const today = dayInLusaka(now);
  const when = byWhen(turn, today);
  return (
    <>
      {whoseWords[turn.whose]}
      {when && (
        <span className={turn.lateDays > 0 ? 'small over' : 'small muted'}>
          <br />
          {when}
        </span>
      )}
    </>
  );
}

/** The same at a record, with since when and what its sender was told. */
export function TurnOfRecord({ turn, now }: TurnProps) {
  if (!turn) return null;
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
