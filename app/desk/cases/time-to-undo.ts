import type { MailProgress } from '#lib/mail/outbox-state.server.ts';
import type { TurnStep } from './turns/answer-by.ts';

/** A wrong press at the desk can be taken back for so long, and the mail that comes with it waits for so long. */
export const UNDO_MINUTES = 10;

export function undoEndsAt(madeAt: Date): Date {
  return new Date(madeAt.getTime() + UNDO_MINUTES * 60_000);
}

/** Whether what was made at that instant can still be taken back. */
export function isInTimeToUndo(madeAt: string, now: Date): boolean {
  return now < undoEndsAt(new Date(madeAt));
}

/** A status that a record has reached. */
export interface Reached<Status extends string = string, Facts extends object = object> {
  status: Status;
  reachedAt: string;
  /** From then on those outside are told of it, and nobody takes it back. */
  tellAt: string;
  /** The member of staff who moved it; null when its sender did. */
  movedBy: string | null;
  /** What was written down with it. */
  facts: Partial<Facts> & TakesBack;
  /** What the school has promised with it, and that the promise was broken (answer-by.ts). */
  promised?: TurnStep['promised'];
  broken?: TurnStep['broken'];
  /** When those outside were reminded of what it asks them for: at half of their time, and shortly before its end. */
  reminded?: { half?: string; last?: string };
  /** What has become of the mail that went with it; undefined when none was due, or when it is too long ago. */
  mail?: MailProgress;
}

/** Of a move that leads back from what was told already. */
export interface TakesBack {
  takesBack?: true;
}

/** What taking the last move back leads to, and until when that is possible. */
export interface Undo<Status extends string = string> {
  to: Status;
  until: string;
}

/**
 * Undefined for the first status, for what its sender did, once the time is over, and once its mail has left or is
 * leaving. A mail that a newer move has cancelled would wait again.
 */
export function findUndo<Status extends string>(
  history: readonly Reached<Status>[],
  now: Date,
): Undo<Status> | undefined {
  const [last, before] = history.toReversed();
  if (!last || !before || isTold(last, now)) return undefined;
  return { to: before.status, until: last.tellAt };
}

/** Whether a mail has left, or is leaving. */
export function hasLeft(mail: MailProgress | undefined): boolean {
  return mail !== undefined && (mail.isLeaving || mail.status === 'sent' || mail.status === 'dead');
}

/** How far a record has come for those outside. */
export interface Told<Status extends string, Facts extends object = object> {
  status: Status;
  /** Every status until then, the oldest first. */
  history: Reached<Status, Facts>[];
  /** Since when it says so; undefined of what nobody has. */
  since: string | undefined;
  facts: Partial<Facts> & TakesBack;
}

/**
 * What those outside are told of: everything up to the last status that cannot be taken back any more. Several quick
 * moves of the office are told as one, when the last of them is final: a wrong one that was put right is never told.
 * Where nothing waits to be told the record itself has the word (`current`). `trusted` is now as far as the clock can be
 * taken at its word (`findTrustedNow`).
 */
export function toldOf<Status extends string, Facts extends object>(
  all: readonly Reached<Status, Facts>[],
  current: Status,
  now: Date,
  trusted = now,
): Told<Status, Facts> {
  const last = all.findLastIndex(
    (one, index) => isTold(one, now, trusted) && !isOvertaken(one, all[index + 1]),
  );
  const history = all.slice(0, Math.max(last, 0) + 1);
  const told = history.at(-1);
  const status = told && history.length < all.length ? told.status : current;
  return { status, history, since: toldSince(history), facts: told?.facts ?? {} };
}

function isTold({ movedBy, reachedAt, tellAt, mail }: Reached, now: Date, trusted = now): boolean {
  const by = isTellMoment(tellAt, reachedAt) ? trusted : now;
  return movedBy === null || by >= new Date(tellAt) || hasLeft(mail);
}

/** Whether it is told at a moment of its own, with others, and not when the time to take it back ends. */
export function isTellMoment(tellAt: string, reachedAt: string): boolean {
  return tellAt > undoEndsAt(new Date(reachedAt)).toISOString();
}

/** Whether the office moved on before anybody was told. */
function isOvertaken({ tellAt, mail }: Reached, next: Reached | undefined): boolean {
  return next !== undefined && next.movedBy !== null && next.reachedAt < tellAt && !hasLeft(mail);
}

/** What says the same as what was told before it has been told since then. */
function toldSince(history: readonly Reached[]): string | undefined {
  const [last, ...before] = history
    .filter((one, index) => !isOvertaken(one, history[index + 1]))
    .toReversed();
  const says = ({ status, facts: { takesBack: _, ...facts } }: Reached) =>
    status + JSON.stringify(facts);
  const changed = before.findIndex((one) => last && says(one) !== says(last));
  const same = changed < 0 ? before : before.slice(0, changed);
  return (same.at(-1) ?? last)?.reachedAt;
}
