import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { MailProgress } from '#lib/mail/outbox-state.server.ts';

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
export interface Reached<Status extends string = string> {
  status: Status;
  reachedAt: string;
  /** The member of staff who moved it; null when its sender did, undefined where nobody writes it down. */
  movedBy?: string | null | undefined;
  /** Of an offer: the last day to answer it, where one was written down with it. */
  answerBy?: PlainDate | undefined;
  /** What has become of the mail that went with it; undefined when none was due, or when it is too long ago. */
  mail?: MailProgress;
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
  if (!last || !before || last.movedBy === null || hasLeft(last.mail)) return undefined;
  if (!isInTimeToUndo(last.reachedAt, now)) return undefined;
  return { to: before.status, until: undoEndsAt(new Date(last.reachedAt)).toISOString() };
}

/** Whether a mail has left, or is leaving. */
export function hasLeft(mail: MailProgress | undefined): boolean {
  return mail !== undefined && (mail.isLeaving || mail.status === 'sent' || mail.status === 'dead');
}

/**
 * What those outside are told of: every status that cannot be taken back any more. Of several quick moves each waits
 * for its own ten minutes.
 */
export function toldHistory<Status extends string>(
  history: readonly Reached<Status>[],
  now: Date,
): Reached<Status>[] {
  return findUndo(history, now) ? toldHistory(history.slice(0, -1), now) : [...history];
}

/**
 * The status that those outside are told: that of the record, unless its last moves are not told yet. (A clock that was
 * set back can put the last move before an older one.)
 */
export function toldStatus<Status extends string>(
  current: Status,
  all: readonly Reached<Status>[],
  told: readonly Reached<Status>[],
): Status {
  return told.length < all.length ? (told.at(-1)?.status ?? current) : current;
}

/** What those outside are told of a record of which only the status is kept, and since when it is so. */
export interface Telling {
  status: string;
  since: string;
}

/**
 * What the record says now; as long as that can be taken back, what was told before (JSON; null where nothing
 * else was told). What says the same as before has been told since then.
 */
export function findTold<Facts extends Telling>(
  current: Facts,
  told: string | null,
  now: Date,
): Facts {
  if (told === null) return current;
  const before = JSON.parse(told) as Facts;
  const names = Object.keys(current) as (keyof Facts)[];
  const isSame = names.every((name) => name === 'since' || current[name] === before[name]);
  return isSame || isInTimeToUndo(current.since, now) ? before : current;
}

/** What a move by the office writes beside the new status, so that it is told when it can be taken back no more. */
export function tellLater(current: Telling, told: string | null, now: Date): { told: string } {
  return { told: JSON.stringify(findTold(current, told, now)) };
}
