import { schoolDaysAfter } from '#features/calendar/school-days.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

/** `half`: when half of the time is over; `last`: so that the family can still call the office twice. */
export type OfferReminder = 'half' | 'last';

const SCHOOL_DAYS_LEFT = 2;

interface OpenOffer {
  offeredOn: PlainDate;
  answerBy: PlainDate;
  /** What the family was reminded of already. */
  sent: readonly OfferReminder[];
}

/**
 * The days from which each reminder of an offer is due. An offer of so few days that half of them and the last two are
 * one has one reminder, and one of two days or fewer has none: it has only just been read.
 */
export function reminderDays(
  { offeredOn, answerBy }: Pick<OpenOffer, 'offeredOn' | 'answerBy'>,
  calendar: Pick<SchoolCalendar, 'breaks' | 'holidays'>,
): Partial<Record<OfferReminder, PlainDate>> {
  const days = schoolDaysAfter({ day: offeredOn, until: answerBy }, calendar);
  const last = days[days.length - 1 - SCHOOL_DAYS_LEFT];
  const half = days[Math.ceil(days.length / 2) - 1];
  return { ...(last && half && half < last && { half }), ...(last && { last }) };
}

/**
 * The one reminder that is due today, also where the server was off on its own day; undefined once the day to answer is
 * over, because then the office calls. After the last one the first is not made up for.
 */
export function dueReminder(
  { sent, ...offer }: OpenOffer,
  calendar: Pick<SchoolCalendar, 'breaks' | 'holidays'>,
  today: PlainDate,
): OfferReminder | undefined {
  if (today > offer.answerBy || sent.includes('last')) return undefined;
  const { half, last } = reminderDays(offer, calendar);
  if (last && today >= last) return 'last';
  return half && today >= half && !sent.includes('half') ? 'half' : undefined;
}

/** Which reminders have gone, by when each went. */
export function sentReminders(reminded: Partial<Record<OfferReminder, string>>): OfferReminder[] {
  return (['half', 'last'] as const).filter((reminder) => reminded[reminder] !== undefined);
}

/** The day on which the family is reminded next: today while one is due; undefined where none follows. */
export function nextReminderOn(
  { sent, ...offer }: OpenOffer,
  calendar: Pick<SchoolCalendar, 'breaks' | 'holidays'>,
  today: PlainDate,
): PlainDate | undefined {
  if (dueReminder({ sent, ...offer }, calendar, today)) return today;
  if (sent.includes('last')) return undefined;
  const { half, last } = reminderDays(offer, calendar);
  return [half, last].find((day) => day !== undefined && day > today);
}
