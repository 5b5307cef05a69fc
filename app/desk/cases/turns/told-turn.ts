import { dayInLusaka, dayInWords, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { whoseIn } from '../../record/record-status.ts';
import type { Reached } from '../time-to-undo.ts';
import { type AnswerDays, type Asked, type Turn, turnOf } from './answer-by.ts';
import type { AnsweredRoom } from './open-turns.server.ts';

/** Whose turn it is, as whoever sent a record reads it. */
export interface ToldTurn {
  whose: string;
  /** By when; empty where no day is promised or asked for. */
  says: string;
  /** What happens next, where the status says that the school comes next and it has asked for something. */
  awaited?: string;
}

/** `Friday, December 4`: near enough that the year is plain, on one line of a screen. */
const nearDay = (day: PlainDate) =>
  `${weekdayName(day)}, ${dayInWords(day).replace(' ', '\u00a0')}`;

const ASKED =
  'You: please answer what we have asked you for. After that it is the school’s turn again.';

/** Undefined where the words of the status say all that there is: nobody's turn, and no day. */
export function turnTold(turn: Turn | undefined, now: Date): ToldTurn | undefined {
  if (turn?.whose === 'theirs') {
    const says = turn.by ? `Please answer by ${nearDay(turn.by)}.` : '';
    return { whose: 'Your turn.', says, ...(turn.isAsked && { awaited: ASKED }) };
  }
  if (turn?.whose !== 'ours' || !turn.by) return undefined;
  return { whose: 'The school’s turn.', says: promiseInWords(turn, turn.by, dayInLusaka(now)) };
}

function promiseInWords(
  { lateDays, newDay, isBelated }: Turn,
  by: PlainDate,
  today: PlainDate,
): string {
  if (lateDays === 0) return `You hear from us by ${nearDay(by)}.`;
  const late = `We wanted to answer you by ${nearDay(by)}. We are late, and we are sorry.`;
  if (isBelated) return `${late} Please call us.`;
  if (!newDay) return late;
  return newDay < today
    ? `${late} Please call us.`
    : `${late} You hear from us by ${nearDay(newDay)}.`;
}

interface ToldRecord {
  kind: string;
  /** What those outside are told of, the oldest first. */
  history: readonly Reached<string, { answerBy?: PlainDate }>[];
  asked?: Asked | undefined;
}

/** Whose turn it is with a record, by as much of it as those outside are told of. */
export function turnOfTold(
  { kinds, theirDay, daysFor }: Pick<AnsweredRoom, 'kinds' | 'theirDay' | 'daysFor'>,
  { kind, history, asked }: ToldRecord,
  now: Date,
): ToldTurn | undefined {
  const days: AnswerDays = daysFor(kind);
  const steps = history.map(({ facts, ...step }) => ({
    ...step,
    theirDay: theirDay?.(step.reachedAt, facts as { answerBy?: PlainDate }),
  }));
  const whoseIs = (status: string) => whoseIn(kinds[kind]?.[status] ?? {});
  return turnTold(turnOf({ steps, whoseIs, asked }, days, now), now);
}
