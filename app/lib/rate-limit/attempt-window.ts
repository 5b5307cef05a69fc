/** How often one subject may try one thing. */
export interface AttemptRule {
  /** What is counted, such as `contact-message by address`. */
  name: string;
  most: number;
  perMs: number;
}

/** What has been counted of one subject. */
export interface Counts {
  /** In the window of time before the present one. */
  before: number;
  /** In the present window, without the attempt that asks. */
  present: number;
  /** Time since the present window began. */
  elapsedMs: number;
}

/**
 * Zero when one more attempt of this weight is within the rule, else the time in milliseconds to wait for it. The
 * window slides: of the window before, the share counts that still lies within the last `perMs`.
 */
export function waitFor({ most, perMs }: AttemptRule, counts: Counts, weight = 1): number {
  const { before, present, elapsedMs } = counts;
  const room = most - weight - present;
  if (room >= 0) return Math.max(0, perMs * fadedAt(before, room) - elapsedMs);
  return perMs - elapsedMs + perMs * fadedAt(present, most - weight);
}

/** The share of a window after which what was counted before it weighs no more than `room`. */
function fadedAt(before: number, room: number): number {
  return before <= room ? 0 : 1 - room / before;
}
