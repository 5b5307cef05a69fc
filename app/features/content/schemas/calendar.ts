import * as v from 'valibot';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import { weekdayNames } from '#lib/dates/plain-date.ts';
import {
  day,
  id,
  isInOrder,
  isWithinAYear,
  list,
  NOT_IN_ORDER,
  TOO_LONG,
  text,
  time,
} from './parts.ts';

const period = v.pipe(
  v.strictObject({ id: v.optional(id), name: text, startsOn: day, endsOn: day }),
  v.forward(
    v.check((one) => isInOrder(one), NOT_IN_ORDER),
    ['endsOn'],
  ),
  v.forward(
    v.check((one) => isWithinAYear(one), TOO_LONG),
    ['endsOn'],
  ),
);

const monthlyMeeting = v.strictObject({
  name: text,
  week: v.picklist([1, 2, 3, 4], 'must be 1, 2, 3 or 4'),
  weekday: v.picklist(weekdayNames, 'must be a day of the week, such as Tuesday'),
  time,
});

/** The hours of the last day of a term end with it. */
const dismissal = v.pipe(
  text,
  v.check(
    (words) => readClockTimes(`8:00 AM-${words}`) !== undefined,
    'must be written as 12:00 PM',
  ),
);

const schoolYear = v.strictObject({
  year: v.pipe(
    v.number('must be a year'),
    v.integer('must be a year'),
    v.minValue(2000, 'must be a year of this century'),
    v.maxValue(2099, 'must be a year of this century'),
  ),
  state: v.picklist(
    ['draft', 'provisional', 'published'],
    'must be draft, provisional or published',
  ),
});

/** Each once, and one at least that is no draft: pages show one. */
const years = v.pipe(
  list(schoolYear),
  v.check(
    (all) => new Set(all.map(({ year }) => year)).size === all.length,
    'must be given once each',
  ),
  v.check((all) => all.some(({ state }) => state !== 'draft'), 'must have one that is no draft'),
);

const entries = v.strictObject({
  years,
  /** From this day the enrollment form starts with the year after; without it from September 1st. */
  nextYearFrom: v.optional(day),
  terms: list(period),
  breaks: list(period),
  earlyDismissal: v.strictObject({ time: dismissal, when: text }),
  holidays: list(v.strictObject({ id: v.optional(id), name: text, on: day })),
  meetings: v.strictObject({ pta: monthlyMeeting, council: monthlyMeeting }),
});

/** `year` is the one that pages show: the first, until the day says another (features/calendar/school-years.ts). */
export const calendar = v.pipe(
  entries,
  v.transform((one) => ({
    ...one,
    year: Math.min(...one.years.filter(({ state }) => state !== 'draft').map(({ year }) => year)),
  })),
);
