import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { TodayLine } from './today-line.ts';
import type { WorkLine } from './work-line.ts';
import type { When } from './work-list.ts';

/** How much waits for somebody of the office: on Today, and of messages. */
export interface Waiting {
  today: number;
  messages: number;
}

interface OnToday {
  work: readonly Pick<WorkLine, 'list' | 'to'>[];
  lines: readonly TodayLine[];
  free: readonly unknown[];
}

/**
 * What there is to know beside the work list: what it says already is not said twice. A line with a day of its own, such
 * as an interview, says more than that its record waits.
 */
export function besideWork({ work, lines }: Omit<OnToday, 'free'>): TodayLine[] {
  return lines.filter(
    ({ to, on }) => on || !work.some((line) => line.list === to || line.to === to),
  );
}

/** Those of these lines that are the reader's own, or nobody's; all of them for everybody's. */
export function linesOf(
  whose: string | null,
  lines: readonly TodayLine[],
  isOwn: (email: string) => boolean,
): readonly TodayLine[] {
  if (whose === 'mine') {
    return lines.filter(({ ownedBy, assignedTo }) => ownedBy || (assignedTo && isOwn(assignedTo)));
  }
  return whose === 'nobodys'
    ? lines.filter(({ ownedBy, assignedTo }) => !ownedBy && !assignedTo)
    : lines;
}

/** Under what a line stands: what is for a later day is no work of today. */
export function whenOfLine({ on }: TodayLine, today: PlainDate): When {
  return on && on > today ? 'week' : 'today';
}

/** How many things wait: the number of the screen and that of the bar. */
export function countThings(all: OnToday): number {
  return all.work.length + besideWork(all).length + all.free.length;
}
