import type { UrgentNotice } from '#features/calendar/notices/notice.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';

const DAY_MS = 86_400_000;
/** So long phones keep what they sent. */
export const PHONES_KEEP_DAYS = 30;

const ASK = 'Please open this page once on the phone that you used';

/** What families are asked to do: as the line on every page, and as a text for groups. */
export function comeByInWords(restoredAt: string): { ask: string; why: string } {
  const day = dayMonthYear(dayInLusaka(new Date(restoredAt)));
  return {
    ask: ASK,
    why: `Some of what was sent to us before ${day} was lost. Your phone sends it again by itself.`,
  };
}

/** The same for who is called or written to about something that is missing; `reference` where there is one. */
export function comeByLetter(missing: { reference: string; what: string }, address: string) {
  const { reference, what } = missing;
  return {
    subject: `Please open our website once (${reference})`,
    words: `Good day,\n\nour website has lost ${what} that you sent to us. Its reference is ${reference}. Please open ${address} once on the phone or computer that you used: it sends it again by itself, and you need not fill in anything.\n\nIf you do not have that phone any more, please send the form again or call us.\n\nWe are sorry for the trouble.`,
  };
}

/** The line on every page, while the office asks for it and phones may still have something. */
export function comeByNotices(
  { askedAt, begunAt }: { askedAt: string | null; begunAt: string },
  now: Date,
): UrgentNotice[] {
  const endsAt = Date.parse(begunAt) + PHONES_KEEP_DAYS * DAY_MS;
  if (askedAt === null || now.getTime() >= endsAt) return [];
  const { ask: lead, why: detail } = comeByInWords(begunAt);
  return [{ lead, days: '', detail, lasting: lead, endsAt }];
}
