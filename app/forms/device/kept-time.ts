/** So long a draft or a copy of what was sent stays on a device. The pages say so. */
export const KEPT_DAYS = 30;

/** So long nobody leaves a draft: a phone without power wakes up years ago, and is set right when it finds a network. */
const WRONG_CLOCK_DAYS = 365;

/**
 * The instant from which a draft counts: `savedAt`, or now where that was said by a wrong clock. Null when it is overdue.
 * What is not dated counts as new.
 */
export function countsSince(savedAt: unknown, now: Date): unknown {
  const days = (now.getTime() - Date.parse(String(savedAt))) / 86_400_000;
  if (days > WRONG_CLOCK_DAYS) return now.toISOString();
  return days > KEPT_DAYS ? null : savedAt;
}
