import * as v from 'valibot';
import { readClockTimes } from '#lib/dates/clock-times.ts';
import { weekdayNames } from '#lib/dates/plain-date.ts';
import { day, id, isDifferent, list, text, time, withinAYear } from './parts.ts';

const period = { id: v.optional(id), name: text, startsOn: day, endsOn: day };

const schoolBreak = withinAYear(v.strictObject(period));

/** `movedFrom` is the first day that families knew before: pages say it until the term has begun. */
const start = { movedFrom: v.optional(day) };

/** The first day of those who begin on another day than most, each grade by its name, in one of these at most. */
const otherStarts = v.pipe(
  list(
    v.strictObject({
      ...start,
      grades: v.pipe(
        list(v.pipe(text, v.maxLength(60, 'must have 60 characters or fewer'))),
        v.maxLength(30, 'must be 30 grades or fewer'),
      ),
      startsOn: day,
    }),
  ),
  v.check((all) => isDifferent(all.flatMap((one) => one.grades)), 'must name each grade once'),
);

const term = v.pipe(
  withinAYear(v.strictObject({ ...period, ...start, otherStarts: v.optional(otherStarts) })),
  v.forward(
    v.check(
      ({ otherStarts: others = [], endsOn }) => others.every((one) => one.startsOn <= endsOn),
      'must not begin after the last day of the term',
    ),
    ['otherStarts'],
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
  v.check((all) => isDifferent(all.map(({ year }) => year)), 'must be given once each'),
  v.check((all) => all.some(({ state }) => state !== 'draft'), 'must have one that is no draft'),
);

const entries = v.strictObject({
  years,
  /** From this day the enrollment form starts with the year after; without it from September 1st. */
  nextYearFrom: v.optional(day),
  terms: list(term),
  breaks: list(schoolBreak),
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
