const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

/**
 * How long to wait after so many tries in a row without success: twice as long each time, and by chance (`random`,
 * 0 to 1) up to half of it shorter, so that phones that lost the same line do not come back in the same second.
 */
export function pauseMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (1 - random / 2));
}

/** What `Retry-After` asks for, in seconds or as a date; undefined when it asks for nothing readable. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : undefined;
}
