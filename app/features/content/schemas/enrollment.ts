import * as v from 'valibot';
import { grades } from '../grades.ts';
import { list, text } from './parts.ts';

const age = v.pipe(v.number('must be an age'), v.integer('must be an age'), v.minValue(0));
const year = v.pipe(v.number('must be a year'), v.integer('must be a year'));
const ages = v.tuple([age, age], 'must be two ages, such as [6, 6]');

/** A class, the full years on January 1st of the children whom it is for, and the years in which there is one. */
const schoolClass = v.strictObject({
  grade: v.picklist(grades, `must be one of ${grades.join(', ')}`),
  ages: v.pipe(
    ages,
    v.check(([youngest, oldest]) => youngest <= oldest, 'must start with the younger age'),
  ),
  firstYear: v.optional(year),
  lastYear: v.optional(year),
});

/** In each year one class for every age from the youngest to the oldest. */
const classes = v.pipe(
  list(schoolClass),
  v.check((all) => {
    const turns = all.flatMap(({ firstYear = 0, lastYear = 0 }) => [firstYear, lastYear + 1]);
    return [...turns, 9999].every((turn) => {
      const ofYear = all.filter(
        ({ firstYear = turn, lastYear = turn }) => firstYear <= turn && turn <= lastYear,
      );
      return ofYear.every(({ ages: [youngest] }, index) => {
        const before = ofYear[index - 1];
        return !before || before.ages[1] + 1 === youngest;
      });
    });
  }, 'must have one class for each age in every year, the youngest first'),
);

/** Few enough that a family cannot wait through half a year, whatever breaks lie between. */
export const offerDays = v.pipe(
  v.number('must be a number of days'),
  v.integer('must be a number of days'),
  v.minValue(1, 'must be one day or more'),
  v.maxValue(90, 'must be 90 days or fewer'),
);

const received = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(9999, 'must be 9999 or fewer'),
);

/** How many applied for a class in a year, counted elsewhere; each class of a year once. */
export const yearsBefore = v.pipe(
  v.array(
    v.strictObject({
      year: v.pipe(v.string('must be a year'), v.regex(/^\d{4}$/, 'must be a year, such as 2026')),
      grade: v.picklist(grades, `must be one of ${grades.join(', ')}`),
      received,
    }),
  ),
  v.check(
    (all) => new Set(all.map(({ year, grade }) => `${year} ${grade}`)).size === all.length,
    'must have each class of a year once',
  ),
);

/** Which groups come first on a waiting list, in this order, and by what it goes within a group; then comes everybody else. */
export const waitingOrder = v.strictObject({
  groups: v.pipe(
    v.array(v.picklist(['sibling', 'staff'], 'must be sibling or staff')),
    v.check((all) => new Set(all).size === all.length, 'must have each group once'),
  ),
  within: v.picklist(['day', 'lot'], 'must be day or lot'),
});

export const enrollment = v.strictObject({
  title: text,
  ageRule: text,
  classes,
  why: v.strictObject({ heading: text, cards: list(v.strictObject({ title: text, text })) }),
  /** So many school days a family has to answer an offer (enrollment/guardians/offer/answer-day.ts). */
  offerSchoolDays: v.optional(offerDays),
  /** Days of the calendar, as they were told with offers from before school days were counted. */
  offerDays: v.optional(offerDays),
  /** How a waiting list is ordered that no draw has ordered (enrollment/places/criteria.ts). */
  waitingOrder: v.optional(waitingOrder),
  /** What came in years in which applications did not come here, for the head's page. */
  yearsBefore,
  notices: list(v.strictObject({ version: text, sentences: list(text) })),
});
