import { addSchoolDays } from '#features/calendar/school-days.ts';
import type { Content } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';

/** School days that a family has to answer an offer, unless the school has said another number. */
const USUAL_DAYS = 14;

/** How many school days a family has: as set at the desk, else by the file, else the usual number. */
export function daysToAnswer({
  offerSchoolDays,
  offerDays,
}: Pick<Content['enrollment'], 'offerSchoolDays' | 'offerDays'>): number {
  return offerSchoolDays ?? offerDays ?? USUAL_DAYS;
}

/**
 * The last day to answer an offer that is made at this instant. It is written down with the offer, so that what a family
 * was told stays when the school changes the number or its calendar. `days` are those of a round, where it says its own.
 * Which days count: `addSchoolDays`.
 */
export function answerDay(
  { enrollment, calendar }: Pick<Content, 'enrollment' | 'calendar'>,
  offeredAt: Date,
  days = daysToAnswer(enrollment),
): PlainDate {
  return addSchoolDays(dayInLusaka(offeredAt), days, calendar);
}

/**
 * The last day to answer as the family was told it. With an offer from before the day was written down they were told
 * one only where the school had set `offerDays`, which were days of the calendar then; undefined where it had not.
 */
export function toldAnswerDay(
  { enrollment: { offerDays } }: Pick<Content, 'enrollment'>,
  { reachedAt, facts }: { reachedAt: string; facts: { answerBy?: PlainDate } },
): PlainDate | undefined {
  if (facts.answerBy) return facts.answerBy;
  return offerDays === undefined ? undefined : addDays(dayInLusaka(new Date(reachedAt)), offerDays);
}
