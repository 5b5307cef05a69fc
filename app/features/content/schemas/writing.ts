import * as v from 'valibot';
import { list, text } from './parts.ts';

const factNames = [
  'school',
  'motto',
  'address',
  'email',
  'phone',
  'phoneLink',
  'admissionsEmail',
  'admissionsPhone',
  'days',
  'schoolHours',
  'officeHours',
  'openingDay',
  'ptaPerPerson',
  'ptaPerFamily',
  'serverCountry',
  'closedEnrollmentDays',
  'closedJobDays',
  'messageDays',
  'volunteerDays',
  'ptaDays',
  'mealPaymentDays',
  'mealHelpDays',
  'photographDays',
  'unconfirmedDays',
  'unsubscribedDays',
  'mailDays',
] as const;

export type FactName = (typeof factNames)[number];

/** Text that may name the school's facts, such as `{phone}` (school-facts.ts). */
export const writing = v.pipe(
  text,
  v.check(
    (value) => placeholdersIn(value).every((name) => factNames.some((known) => known === name)),
    `may name only these facts: ${factNames.map((name) => `{${name}}`).join(' ')}`,
  ),
);

export const anchor = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes'),
);

export const writtenLink = v.strictObject({
  label: writing,
  href: v.pipe(
    writing,
    v.regex(/^(\/|#|https:\/\/|mailto:|\{phoneLink\})/, 'must be a path, an address or a mailto:'),
  ),
});

export const titledTexts = list(v.strictObject({ title: text, text: writing }));

/** A section of a page that is mostly read, such as the privacy notice. */
export const writtenSection = v.strictObject({
  id: anchor,
  heading: text,
  text: list(writing),
  facts: v.optional(list(v.strictObject({ name: text, text: writing }))),
  points: v.optional(list(writing)),
  links: v.optional(list(writtenLink)),
});

function placeholdersIn(value: string): string[] {
  return Array.from(value.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
