interface ClockTimes {
  /** `08:00`, on a clock of 24 hours. */
  startsAt: string;
  endsAt?: string;
}

const CLOCK = String.raw`(\d{1,2}):(\d{2})(?:\s*([AP]M))?`;
const TIMES = new RegExp(`^${CLOCK}(?:\\s*[-–]\\s*${CLOCK})?$`, 'i');

/**
 * Reads the times that the school writes: `8:00 AM`, `8:00 AM-3:00 PM`, `6:00-7:00 PM`. Undefined for any other
 * text, such as `All day`.
 */
export function readClockTimes(text: string): ClockTimes | undefined {
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] =
    TIMES.exec(text.trim()) ?? [];
  const startsAt = onClock(startHour, startMinute, startHalf ?? endHalf);
  if (!startsAt) return undefined;
  if (endHour === undefined) return { startsAt };
  const endsAt = onClock(endHour, endMinute, endHalf ?? startHalf);
  return endsAt && endsAt > startsAt ? { startsAt, endsAt } : undefined;
}

function onClock(hour = '', minute = '', half = ''): string | undefined {
  const hours = Number(hour);
  if (!half || hours < 1 || hours > 12 || Number(minute) > 59) return undefined;
  const past = (hours % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(past).padStart(2, '0')}:${minute}`;
}
