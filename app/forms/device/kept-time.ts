/** So long a draft or a copy of what was sent stays on a device. The pages say so. */
const KEPT_DAYS = 30;

/** So long nobody leaves a draft: a phone without power wakes up years ago, and is set right when it finds a network. */
const WRONG_CLOCK_DAYS = 365;

/** Whether it has been here for longer than that. What is not dated counts as new. */
export function isOverdue(keptSince: unknown, now: Date): boolean {
  return daysSince(keptSince, now) > KEPT_DAYS;
}

/** Whether the draft was kept, or is looked at, by a clock that is wrong: it counts as new, and is dated anew. */
export function isByWrongClock(savedAt: unknown, now: Date): boolean {
  return daysSince(savedAt, now) > WRONG_CLOCK_DAYS;
}

/** The latest of the instants that are not ahead of `now`: a clock that is set right must not make anything old. */
export function latestUntil(now: Date, instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined && Date.parse(instant) <= now.getTime())
    .sort()
    .at(-1);
}

/** 0 of what is not dated. */
function daysSince(instant: unknown, now: Date): number {
  return typeof instant === 'string' ? (now.getTime() - Date.parse(instant)) / 86_400_000 : 0;
}
