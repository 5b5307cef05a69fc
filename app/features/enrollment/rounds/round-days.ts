import { addSchoolDays } from '#features/calendar/school-days.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';
import type { RoundDays } from './round.ts';

interface Checked {
  now: Date;
  /** Of a round that is moved: the days that stay as they are are not judged again. */
  before?: RoundDays;
  calendar: Pick<SchoolCalendar, 'breaks' | 'holidays'>;
}

export interface DayFault {
  field: keyof RoundDays;
  message: string;
}

const inThisOrder = [
  ['closesAt', 'opensOn', 'The round closes after it opens'],
  ['drawAt', 'closesAt', 'The draw is after the round closes'],
  ['releaseAt', 'drawAt', 'The letters go out after the draw'],
] as const;

/** What is wrong with the days of a round: they follow each other, none is over, and on each the office works. */
export function faultsOfDays(days: RoundDays, { now, before, calendar }: Checked): DayFault[] {
  const isNew = (field: keyof RoundDays) => days[field] !== before?.[field];
  const wrong = new Map<keyof RoundDays, string>();
  const say = (field: keyof RoundDays, message: string) => {
    if (!wrong.has(field)) wrong.set(field, message);
  };
  if (isNew('opensOn') && days.opensOn < dayInLusaka(now))
    say('opensOn', 'Choose today or a later day');
  for (const [field, follows, message] of inThisOrder) {
    if (beginOf(days[field]) <= beginOf(days[follows])) say(field, message);
    else if (isNew(field) && beginOf(days[field]) <= now)
      say(field, 'Choose a time that is not over yet');
  }
  for (const field of ['opensOn', 'closesAt', 'drawAt', 'releaseAt'] as const)
    if (isNew(field) && !isOfficeDay(dayInLusaka(beginOf(days[field])), calendar))
      say(field, 'The school is closed on this day. Choose another one');
  return [...wrong].map(([field, message]) => ({ field, message }));
}

/** Of a day in Lusaka its first moment; an instant is itself. */
const beginOf = (when: string) => (when.includes('T') ? new Date(when) : startInLusaka(when));

/** A day on which the office works is the first office day after the day before it. */
const isOfficeDay = (day: PlainDate, calendar: Checked['calendar']) =>
  addSchoolDays(addDays(day, -1), 1, calendar) === day;
