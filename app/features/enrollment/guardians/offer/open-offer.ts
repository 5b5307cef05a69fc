import type { Reached } from '#desk/cases/time-to-undo.ts';
import { addSchoolDays } from '#features/calendar/school-days.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { FactsOfStatus } from '../../status/status-history.server.ts';
import { toldAnswerDay } from './answer-day.ts';
import { nextReminderOn, sentReminders } from './reminder-days.ts';

/** An offer that waits for its family, as the office is told of it. */
export interface OpenOffer {
  /** The last day to answer. */
  answerBy: PlainDate;
  isOverdue: boolean;
  /** The round keeps the place for the family until this day. */
  keptUntil?: PlainDate;
  /** When the family was reminded last. */
  remindedAt?: string;
  /** The day on which the family is reminded next. */
  remindsOn?: PlainDate;
}

/** Of the status that made the offer; undefined where the family was told no day. `overdueDays` are those of its round. */
export function openOffer(
  content: Pick<Content, 'enrollment' | 'calendar'>,
  offered: Reached<string, FactsOfStatus>,
  today: PlainDate,
  overdueDays?: number,
): OpenOffer | undefined {
  const answerBy = toldAnswerDay(content, offered);
  if (!answerBy) return undefined;
  const { reachedAt, reminded = {} } = offered;
  const sent = sentReminders(reminded);
  const offer = { offeredOn: dayInLusaka(new Date(reachedAt)), answerBy, sent };
  const remindsOn = nextReminderOn(offer, content.calendar, today);
  const remindedAt = reminded.last ?? reminded.half;
  return {
    answerBy,
    isOverdue: answerBy < today,
    ...(overdueDays && { keptUntil: addSchoolDays(answerBy, overdueDays, content.calendar) }),
    ...(remindedAt && { remindedAt }),
    ...(remindsOn && { remindsOn }),
  };
}
