import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';

/** What can become of something that the office asked for. */
export const settledStatuses = ['done', 'withdrawn'] as const;
type SettledStatus = (typeof settledStatuses)[number];
export type RequestStatus = 'open' | SettledStatus;

export const requestStatusWords: Record<RequestStatus, string> = {
  open: 'we wait for it',
  done: 'done',
  withdrawn: 'not needed any more',
};

/** The one reminder goes when a family has said nothing for so long. */
const REMIND_AFTER_DAYS = 7;

const DAY_MS = 24 * 60 * 60_000;
const LUSAKA_MS = 2 * 60 * 60_000;
const OPENS = 8;
const CLOSES = 17;

/** What was asked for at this instant or before is due to be reminded of. */
export function newestToRemindOf(now: Date): string {
  return new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS).toISOString();
}

/** The earliest instant at which the reminder goes. */
export function remindsAt(askedAt: string): Date {
  return new Date(Date.parse(askedAt) + REMIND_AFTER_DAYS * DAY_MS);
}

/** A phone that rings at night about the school frightens people: reminders go from 8 to 17 o'clock in Lusaka. */
export function isTimeToRemind(now: Date): boolean {
  const hour = new Date(now.getTime() + LUSAKA_MS).getUTCHours();
  return hour >= OPENS && hour < CLOSES;
}

/** `waits for the family since 3 December 2026`. */
export function waitsInWords(since: string): string {
  return `waits for the family since ${dayMonthYear(dayInLusaka(new Date(since)))}`;
}

/** Since when the oldest of those that are open waits; undefined when none is. */
export function waitsSince(
  requests: readonly { status: RequestStatus; askedAt: string }[],
): string | undefined {
  return requests
    .filter(({ status }) => status === 'open')
    .map(({ askedAt }) => askedAt)
    .toSorted()[0];
}
