const DAY_MS = 86_400_000;

/**
 * The newest end that is over now of what is kept its number of days: as a bound for queries, whatever ended then or
 * before.
 */
export function newestOver(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
