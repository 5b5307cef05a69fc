/** So long a draft or a copy of what was sent stays on a device. The pages say so. */
const KEPT_DAYS = 30;

/** Whether it has been here for longer than that. What is not dated counts as new. */
export function isOverdue(keptSince: unknown, now: Date): boolean {
  const ms = typeof keptSince === 'string' ? now.getTime() - Date.parse(keptSince) : 0;
  return ms > KEPT_DAYS * 24 * 60 * 60_000;
}
