export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * The whole days, hours, minutes and seconds from one instant to another, in milliseconds since 1970; undefined
 * once no whole day is left (specification, section 2). Also runs as text inside the page, so it uses nothing from
 * outside itself.
 */
export function timeUntil(opensAt: number, now: number): TimeLeft | undefined {
  const seconds = Math.floor((opensAt - now) / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days <= 0) return undefined;
  return {
    days,
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
