import { FORM_SENT } from '../notices.ts';
import type { ParentForm } from '../parent-form.ts';
import { personQuestions } from './person-questions.ts';

/** Kept with the points under Volunteering in content/parents.yaml. */
const help = [
  { value: 'reading', label: 'Read with a small group' },
  { value: 'garden', label: 'Plant, water and harvest with the children' },
  { value: 'craft', label: 'Show the children my work or my skill' },
  { value: 'other', label: 'Something else' },
];

const freeTimes = [
  { value: 'mornings', label: 'Mornings' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'afternoons', label: 'Afternoons' },
  { value: 'weekends', label: 'Weekends' },
];

/** Somebody would like to help at school. */
export const volunteerApplication = {
  kind: 'volunteer-application',
  prefix: 'VA',
  room: 'parents',
  mails: ['parents-'],
  page: '/parents/volunteer',
  api: '/api/volunteer-applications',
  list: 'volunteer-applications',
  words: { one: 'one volunteer application', many: 'volunteer applications' },
  received: FORM_SENT,
  questions: [
    ...personQuestions,
    {
      name: 'childClass',
      label: 'Your child’s grade or class',
      kind: 'text',
      hint: 'If you have a child here, such as Grade\u00a03. We do not need your child’s name.',
      limit: 60,
      autoComplete: 'off',
    },
    {
      name: 'help',
      label: 'What would you like to help with?',
      kind: 'checkboxes',
      hint: 'Choose one or more.',
      missing: 'Choose what you would like to help with',
      limit: 60,
      choices: () => help,
    },
    {
      name: 'freeTimes',
      label: 'When are you free?',
      kind: 'checkboxes',
      hint: 'Choose one or more.',
      missing: 'Choose when you are free',
      limit: 60,
      choices: () => freeTimes,
    },
    {
      name: 'words',
      label: 'A few words about you',
      kind: 'textarea',
      hint: 'What you can do, what you enjoy, what else we should know.',
      limit: 1000,
      autoComplete: 'off',
      rows: 4,
    },
  ],
} as const satisfies ParentForm;
