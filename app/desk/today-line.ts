/** One line of Today: what there is to do or to know, and where. */
export interface TodayLine {
  words: string;
  /** Left out where the desk has no page for it. */
  to?: string;
}

/** `3 new messages`, `1 new message`; no line for none. */
export function countedLine(
  count: number,
  [one, many]: [one: string, many: string],
  to: string,
): TodayLine[] {
  if (count === 0) return [];
  return [{ words: count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`, to }];
}

/** `The oldest new message has waited 3 days`; no line before it is one. `path` is that of its room. */
export function waitingLine(
  longest: { reference: string; submitted_at: string } | undefined,
  what: string,
  path: string,
  now: Date,
): TodayLine[] {
  const days = longest && daysSince(longest.submitted_at, now);
  if (!days) return [];
  const words = `The oldest ${what} has waited ${daysInWords(days)}`;
  return [{ words, to: `${path}/${longest.reference}` }];
}

const DAY_MS = 24 * 60 * 60_000;

/** How long something has waited, in days that a person counts; undefined until it is one. */
function daysSince(instant: string, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS);
  return days >= 1 ? days : undefined;
}

function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
