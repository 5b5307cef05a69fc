import * as v from 'valibot';
import { type Brace, bracesIn } from '#lib/text/braces.ts';
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

/** Refuses braces that nothing fills in, and those that are left over, in every text of a value, however deep. */
export function holdsOnly<Value>(known: readonly string[] = []) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    for (const { path, brace } of bracesOf(dataset.value)) {
      const fault = faultOf(brace, known);
      if (!fault) continue;
      const message = `must not have ${fault}`;
      addIssue(isNotEmpty(path) ? { message, path } : { message });
    }
  });
}

function faultOf(brace: Brace, known: readonly string[]): string | undefined {
  if (brace.is === 'unclosed') return `a “{” without a “}” behind it, at “${brace.before}”`;
  if (brace.is === 'unopened') return `a “}” without a “{” before it, after “${brace.behind}”`;
  if (known.includes(brace.name)) return undefined;
  const ways = known.map((name) => `{${name}}`).join(' ');
  return `${brace.text}. ${
    known.length > 0 ? `Only these are filled in: ${ways}` : 'Nothing in braces is filled in here'
  }`;
}

type Path = v.IssuePathItem[];

const isNotEmpty = (path: Path): path is [v.IssuePathItem, ...Path] => path.length > 0;

function bracesOf(value: unknown, path: Path = []): { path: Path; brace: Brace }[] {
  if (typeof value === 'string') return bracesIn(value).map((brace) => ({ path, brace }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const item = { type: 'unknown', origin: 'value', input: value, key, value: inner } as const;
    return bracesOf(inner, [...path, item]);
  });
}
