import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';

/** Who has the next move with a record. */
export type Whose = 'ours' | 'theirs' | 'nobodys';

/** Whose turn it is, since when, and by which day; shown to the office and to whoever sent the record. */
export interface Turn {
  whose: Whose;
  since: string;
  /** The day that counts: of the school's turn the one that it has promised, of theirs the last one to answer. */
  by?: PlainDate;
  /** Of a promise that was broken and said to be: the new day. */
  newDay?: PlainDate;
  /** Of their turn: the school has asked them for something, whatever the status says. */
  isAsked?: true;
  /** Days of the calendar since `by` was over; 0 while it is not. */
  lateDays: number;
  /** Its days were over before it was promised, so that nobody waited for it: no letter says that it is broken. */
  isBelated?: true;
}

/** A status that a record has reached, as far as turns go by it. */
export interface TurnStep {
  status: string;
  reachedAt: string;
  /** The last day for those outside to answer, where they have the next move. */
  theirDay?: PlainDate | undefined;
  /** What was promised with it, once it is written down: the turn that it counts from, and the day. */
  promised?: { since: string; by: PlainDate; isBelated?: true } | undefined;
  /** When it was said that the promise was broken, and the new day that was named. */
  broken?: { at: string; newDay: PlainDate } | undefined;
}

/** What the school has asked those outside for, beside the status: the oldest that is open, and when the last was settled. */
export interface Asked {
  openSince?: string | undefined;
  settledAt?: string | undefined;
  /** The day on which the school answers all of whom this is one, whatever days it has set. */
  answerOn?: PlainDate | undefined;
}

/** How long answers take, by what the school has set. */
export interface AnswerDays {
  /** School days for a status in which the school has the next move; undefined where it promises none. */
  daysFor(status: string): number | undefined;
  /** The last of so many school days that begin with the day after `day`. */
  addSchoolDays(day: PlainDate, count: number): PlainDate;
}

interface TurnFacts {
  /** Every status, the oldest first. */
  steps: readonly TurnStep[];
  whoseIs(status: string): Whose;
  asked?: Asked | undefined;
}

/**
 * Whose turn it is now. What the school has asked for makes it theirs, whatever the status says; once that is settled
 * it is the school's again, and its days begin anew.
 */
export function turnOf(facts: TurnFacts, days: AnswerDays, now: Date): Turn | undefined {
  const { steps, asked } = facts;
  const last = steps.at(-1);
  if (!last) return undefined;
  const whose = facts.whoseIs(last.status);
  const isAsked = whose === 'ours' && asked?.openSince !== undefined;
  if (whose !== 'ours' || isAsked) {
    const since = (isAsked && asked?.openSince) || last.reachedAt;
    const by = isAsked ? undefined : last.theirDay;
    if (isAsked) return { whose: 'theirs', isAsked, since, ...late(by, now) };
    return { whose, since, ...late(by, now) };
  }
  const run = runOf(facts);
  const since = latest(run[0]?.reachedAt ?? last.reachedAt, asked?.settledAt);
  const { by, isBelated }: { by?: PlainDate; isBelated?: true | undefined } = asked?.answerOn
    ? { by: asked.answerOn }
    : promisedDay({ run, since, last }, days, now);
  const broken = run.findLast((step) => step.broken && step.broken.at >= since)?.broken;
  const said = { ...(by && broken && { newDay: broken.newDay }), ...(isBelated && { isBelated }) };
  return { whose, since, ...late(by, now), ...said };
}

/** The statuses since which the school has had the next move without a break. */
function runOf({ steps, whoseIs }: TurnFacts): readonly TurnStep[] {
  const before = steps.findLastIndex(({ status }) => whoseIs(status) !== 'ours');
  return steps.slice(before + 1);
}

/**
 * What was written down for this status stays, whatever the school sets later. Until it is, the days count from the
 * beginning of the turn and not from the status, so that a look at a message, or a wrong move and back, moves no day;
 * and a day that was promised earlier in the turn never comes nearer. A promise that would be over before anybody could
 * be told of it, such as with what came before the school set any days, counts from today and stays belated.
 */
function promisedDay(
  { run, since, last }: { run: readonly TurnStep[]; since: string; last: TurnStep },
  { daysFor, addSchoolDays }: AnswerDays,
  now: Date,
): { by?: PlainDate; isBelated?: true | undefined } {
  if (last.promised?.since === since) return last.promised;
  const before = run.findLast(({ promised }) => promised?.since === since)?.promised;
  const count = daysFor(last.status);
  if (count === undefined) return before ?? {};
  const today = dayInLusaka(now);
  const counted = addSchoolDays(dayInLusaka(new Date(since)), count);
  if (before) return { by: latest(before.by, counted), isBelated: before.isBelated };
  return counted < today ? { by: addSchoolDays(today, count), isBelated: true } : { by: counted };
}

/** The new day that is named for a promise that was broken: so many school days from now. */
export function newDayFor({ addSchoolDays }: AnswerDays, moreDays: number, now: Date): PlainDate {
  return addSchoolDays(dayInLusaka(now), moreDays);
}

const DAY_MS = 24 * 60 * 60_000;

function late(by: PlainDate | undefined, now: Date): Pick<Turn, 'by' | 'lateDays'> {
  if (!by) return { lateDays: 0 };
  const over = (Date.parse(dayInLusaka(now)) - Date.parse(by)) / DAY_MS;
  return { by, lateDays: Math.max(0, Math.round(over)) };
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}
