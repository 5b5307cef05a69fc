import type { FormAnswers } from '#forms/short-form.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { FORM_SENT } from '../notices.ts';
import type { ParentForm } from '../parent-form.ts';
import { personQuestions } from './person-questions.ts';

const FIRST_YEAR = 2026;

/** A phone may keep the form for this long before it finds a connection; its year must still be taken. */
const DELIVERY_GRACE_DAYS = 30;

const memberships = [
  { value: 'person', label: 'One person, {ptaPerPerson}' },
  { value: 'family', label: 'Our family, {ptaPerFamily}' },
];

const ONE_NAME =
  'A membership for one person is for you only. Choose the family membership, or leave this empty.';

/** The school years that somebody can join for: this one and the next. */
export function membershipYears(today: PlainDate): string[] {
  const thisYear = Math.max(Number(today.slice(0, 4)), FIRST_YEAR);
  return [String(thisYear), String(thisYear + 1)];
}

/** Somebody joins the Parent-Teacher Association for a school year (specification, section 9). */
export const ptaMembership = {
  kind: 'pta-membership',
  prefix: 'PM',
  room: 'parents',
  mails: ['parents-'],
  page: '/parents/pta',
  api: '/api/pta-memberships',
  list: 'pta-memberships',
  words: { one: 'one PTA membership', many: 'PTA memberships' },
  received: FORM_SENT,
  questions: [
    {
      name: 'membership',
      label: 'Who joins?',
      kind: 'radios',
      missing: 'Choose who joins',
      limit: 20,
      choices: () => memberships,
    },
    {
      name: 'schoolYear',
      label: 'For which school year?',
      kind: 'radios',
      hint: 'January to December.',
      missing: 'Choose the school year',
      limit: 4,
      choices: (today) => membershipYears(today).map((year) => ({ value: year, label: year })),
      // One that waited on a phone over New Year.
      takes: (year, today) => membershipYears(addDays(today, -DELIVERY_GRACE_DAYS)).includes(year),
    },
    ...personQuestions,
    {
      name: 'otherMembers',
      label: 'Other people in your family who join with you',
      kind: 'textarea',
      hint: 'For the family membership: one name on each line.',
      limit: 600,
      autoComplete: 'off',
      rows: 3,
    },
  ],
  findErrors: ({ membership, otherMembers }) =>
    membership === 'person' && otherMembers ? [{ field: 'otherMembers', message: ONE_NAME }] : [],
  factsOf: ({ membership, schoolYear = '' }, { ptaPerPerson = '', ptaPerFamily = '' }) => ({
    amount: membership === 'family' ? ptaPerFamily : ptaPerPerson,
    schoolYear,
  }),
} as const satisfies ParentForm;

/** What a membership costs. */
export function membershipKwacha(
  { membership }: FormAnswers,
  { perPersonKwacha, perFamilyKwacha }: { perPersonKwacha: number; perFamilyKwacha: number },
): number {
  return membership === 'family' ? perFamilyKwacha : perPersonKwacha;
}
