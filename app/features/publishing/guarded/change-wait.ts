const HOUR_MS = 60 * 60_000;

/** Long enough that somebody at the office reads the mail about it on a day with lessons. */
const WAIT_HOURS = 24;
/** A change that is found later was not watched over: the site was away, its clock is wrong, or a copy was brought back. */
const LATEST_HOURS = 24;

/** When a change of a guarded part that is asked for now takes effect. */
export function takesEffectAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + WAIT_HOURS * HOUR_MS);
}

/** How far a change is that waits: `tooLate` is never made. `due` is the instant at which it was to take effect. */
export function stateOfWait(due: Date, now: Date): 'waits' | 'due' | 'tooLate' {
  const late = now.getTime() - due.getTime();
  if (late < 0) return 'waits';
  return late < LATEST_HOURS * HOUR_MS ? 'due' : 'tooLate';
}
