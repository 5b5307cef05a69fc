const DAY_MS = 86_400_000;

/** Whether something that ended at an instant has been kept its number of days. */
export function isOver(endedAt: string, days: number, now: Date): boolean {
  return new Date(endedAt).getTime() + days * DAY_MS <= now.getTime();
}

/** The newest end that is over now: as a bound for queries, whatever ended then or before. */
export function newestOver(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}
