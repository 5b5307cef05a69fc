const DAY_MS = 86_400_000;

/** A weekend without power is no leap; a holiday with the server switched off is one, and somebody says that it was. */
const LARGEST_STEP_MS = 3 * DAY_MS;

/** The clock says something that does not go on from what it said last. */
export interface ClockLeap {
  /** What it said last. */
  from: string;
  /** What it says now; earlier than `from` where it has gone back. */
  to: string;
}

/**
 * What the clock has leapt since the last reading of it, ahead or back; undefined when the two agree. A clock without
 * its battery begins in another year, and what is erased by it cannot be brought back.
 */
export function leapSince(readAt: string, now: Date): ClockLeap | undefined {
  const step = now.getTime() - Date.parse(readAt);
  if (Math.abs(step) <= LARGEST_STEP_MS) return undefined;
  return { from: readAt, to: now.toISOString() };
}

/**
 * The instant by which nothing that waits for a moment of its own happens too early: what the clock says, and while it has
 * leapt, and nobody has said that it is right, what it said last.
 */
export function trustedNow(readAt: string | undefined, now: Date): Date {
  return readAt !== undefined && leapSince(readAt, now) ? new Date(readAt) : now;
}

/** Between these instants the clock was behind, until it was right again; null while it is not. */
export interface WrongSpan {
  from_at: string;
  until_at: string;
  right_at: string | null;
}

/**
 * The spans whose dates say nothing yet of how long something has been kept: what came in one of them counts from the
 * instant at which the clock was right again.
 */
export function spansToSpare<Span extends WrongSpan>(
  spans: readonly Span[],
  days: number,
  now: Date,
): Span[] {
  return spans.filter(
    ({ right_at }) => !right_at || Date.parse(right_at) + days * DAY_MS > now.getTime(),
  );
}
