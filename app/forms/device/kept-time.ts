/** So long a draft or a copy of what was sent stays on a device. The pages say so. */
export const KEPT_DAYS = 30;

/** Before, nobody typed anything here: a phone that had no power wakes up years ago, until it finds a network. */
const FIRST_YEAR = '2026';

/**
 * The instant from which a draft counts: `savedAt`, or now where it has none, and where only a wrong clock can have said
 * that, before this site was or after now. Null when it is overdue.
 */
export function countsSince(savedAt: unknown, now: Date): unknown {
  const days = (now.getTime() - Date.parse(String(savedAt))) / 86_400_000;
  if (days > KEPT_DAYS && String(savedAt) > FIRST_YEAR) return null;
  return days >= -1 && days <= KEPT_DAYS ? savedAt : now.toISOString();
}
