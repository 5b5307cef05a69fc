import * as v from 'valibot';
import type { Content } from './schemas.ts';

/** The school's facts (school-facts.ts), which texts may name in braces instead of repeating them: `{phone}`. */
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
  'studentDays',
  'mailDays',
] as const;

export type FactName = (typeof factNames)[number];

/** What the texts of each file may hold in braces, because the pages fill it in; those of any other file hold none. */
export const placeholders: Partial<Record<keyof Content, readonly string[]>> = {
  home: ['enrollmentYear'],
  enrollment: ['school', 'address', 'email', 'phone'],
  events: ['year', 'month', 'name', 'from', 'to', 'dismissal', 'week', 'weekday', 'holiday'],
  forms: [...factNames, 'ptaPeriod', 'ptaDay', 'ptaTime', 'amount', 'schoolYear'],
  meals: ['phone', 'officeDays', 'officeHours'],
  careers: factNames,
  contact: ['days', 'office', 'school'],
  parents: [
    ...['schoolHours', 'officeHours', 'officeDays', 'dismissal', 'phone', 'perPerson', 'perFamily'],
    ...['ptaPeriod', 'ptaDay', 'ptaTime', 'councilDay', 'councilTime'],
  ],
  sections: factNames,
  documents: ['year', 'term'],
  about: factNames,
  academics: factNames,
  faq: factNames,
  privacy: factNames,
  schedule: ['grade', 'morning', 'afternoon', 'dismissal'],
  terms: factNames,
};

/** Refuses braces that nothing fills in, in every text of a value, however deep. */
export function holdsOnly<Value>(known: readonly string[] = []) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    for (const { path, placeholder } of placeholdersIn(dataset.value)) {
      if (known.includes(placeholder.slice(1, -1))) continue;
      const message = `must not have ${placeholder}. ${
        known.length > 0
          ? `Only these are filled in: ${known.map((name) => `{${name}}`).join(' ')}`
          : 'Nothing in braces is filled in here'
      }`;
      addIssue(isNotEmpty(path) ? { message, path } : { message });
    }
  });
}

type Path = v.IssuePathItem[];

const isNotEmpty = (path: Path): path is [v.IssuePathItem, ...Path] => path.length > 0;

function placeholdersIn(value: unknown, path: Path = []): { path: Path; placeholder: string }[] {
  if (typeof value === 'string')
    return Array.from(value.matchAll(/\{[^{}]*\}/g), ([placeholder]) => ({ path, placeholder }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const item = { type: 'unknown', origin: 'value', input: value, key, value: inner } as const;
    return placeholdersIn(inner, [...path, item]);
  });
}
