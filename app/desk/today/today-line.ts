import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Role } from '../roles.ts';

/** One line of Today: what there is to do or to know, and where. */
export interface TodayLine {
  words: string;
  /** Left out where the desk has no page for it. */
  to?: string;
  /** Since when it waits. */
  since?: PlainDate;
  /** The day that it is for, where that is not today. */
  on?: PlainDate;
  /** The address of whom it is given to. */
  assignedTo?: string;
  /** Whose it is by their role: nobody else can do it, and nobody else reads it. Left out of what is nobody’s. */
  ownedBy?: Role;
  /** What stands before all other work of the day. */
  isUrgent?: true;
}

/** `3 new messages`, `1 new message`; no line for none. */
export function countedLine(
  count: number,
  [one, many]: [one: string, many: string],
  to: string,
  since?: PlainDate,
): TodayLine[] {
  if (count === 0) return [];
  const words = count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
  return [{ words, to, ...(since && { since }) }];
}
