import type { FormAnswers } from '#forms/form-answers.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import {
  everyParentForm,
  type FormAtSchool,
  type ParentForm,
  type QuestionOf,
} from './parent-form.ts';
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
  ...everyParentForm,
  kind: 'pta-membership',
  prefix: 'PM',
  page: '/parents/pta',
  api: '/api/pta-memberships',
  list: 'pta-memberships',
  words: { one: 'one PTA membership', many: 'PTA memberships' },
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
  onReceipt: ['membership', 'schoolYear'],
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

/**
 * From joining to the end of the membership. `paid` is reached by a payment; from `ended` it goes back to where it was,
 * paid or not.
 */
export const ptaAtSchool = {
  name: 'PTA membership',
  inMails: 'PTA membership form',
  waits: ['PTA membership to be paid', 'PTA memberships to be paid'],
  keptFor: 'endedPtaMembershipDays',
  personNames: ['name', 'otherMembers'],
  answers: {
    membership: { label: 'Who joins', inPrivacy: 'who joins' },
    schoolYear: { label: 'School year', inPrivacy: 'school year' },
    otherMembers: { label: 'Others of the family', inPrivacy: 'others of your family' },
  },
  privacyPart: 'parents',
  statuses: {
    new: {
      name: 'Not paid',
      isNew: true,
      takesPayment: true,
      isTheirTurn: true,
      move: 'Open again',
      shape: 'info',
      next: ['ended'],
      told: {
        title: 'We have your membership form',
        meaning: 'It has reached the school.',
        awaited: 'You: please pay at the school office and say this reference.',
      },
    },
    paid: {
      name: 'Paid',
      isPaid: true,
      move: 'Open again',
      shape: 'good',
      next: ['ended'],
      told: {
        title: 'You are a member of the PTA',
        meaning: 'The school has your payment. Thank you.',
        awaited: 'Nothing more is needed. We look forward to seeing you at the next meeting.',
      },
    },
    ended: {
      name: 'Ended',
      move: 'End the membership',
      shape: 'ring',
      next: ['new', 'paid'],
      told: {
        title: 'The membership has ended',
        meaning: 'If this is a mistake, please call us.',
        awaited: 'Nothing more is needed.',
      },
    },
  },
} as const satisfies FormAtSchool<QuestionOf<typeof ptaMembership>>;
