/** So long a draft or a copy of what was sent stays on a device. The pages say so. */
export const KEPT_DAYS = 30;

/** Before, nobody typed anything here: a phone that had no power wakes up years ago, until it finds a network. */
const FIRST_YEAR = '2026';

const DAY_MS = 86_400_000;

/**
 * The instant from which a draft counts: `savedAt`, or the latest of `now` and `madeAt` where only a wrong clock can have
 * said that, before this site was or after both. Null when it is overdue: when the page, whose time is the school's, was
 * made so long after it. The device's own clock, which says `now`, makes nothing old. What is not dated counts as new.
 */
export function countsSince(savedAt: unknown, now: Date, madeAt: Date): unknown {
  const at = Date.parse(String(savedAt));
  const latest = latestOf(now, madeAt);
  if (at - Date.parse(latest) > DAY_MS || String(savedAt) < FIRST_YEAR) return latest;
  return madeAt.getTime() - at > KEPT_DAYS * DAY_MS ? null : savedAt;
}

/** The instant to write at what is typed now, in a page of the school's `madeAt`: no clock that is late makes it old. */
export function latestOf(now: Date, madeAt: Date): string {
  return (now > madeAt ? now : madeAt).toISOString();
}
