import {
  everyParentForm,
  type FormAtSchool,
  type ParentForm,
  type QuestionOf,
} from './parent-form.ts';
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
  ...everyParentForm,
  kind: 'volunteer-application',
  prefix: 'VA',
  page: '/parents/volunteer',
  api: '/api/volunteer-applications',
  list: 'volunteer-applications',
  words: { one: 'one volunteer application', many: 'volunteer applications' },
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

const NOTHING = 'Nothing more is needed.';

/** An offer to help, from the first word to somebody who helps. */
export const volunteerAtSchool = {
  name: 'Volunteer application',
  inMails: 'volunteer application',
  waits: ['new volunteer application', 'new volunteer applications'],
  keptFor: 'endedVolunteerApplicationDays',
  personNames: ['name'],
  answers: {
    childClass: { label: 'Child’s grade or class', inPrivacy: 'grade' },
    help: { label: 'Would like to help with', inPrivacy: 'what with' },
    freeTimes: { label: 'Times', inPrivacy: 'when you are free' },
    words: { label: 'About themselves', inPrivacy: 'words' },
  },
  privacyPart: 'parents',
  statuses: {
    new: {
      name: 'New',
      isNew: true,
      isOurTurn: true,
      move: 'Back to new',
      toDo: 'Agree on a day to meet',
      shape: 'info',
      next: ['met', 'declined'],
      told: {
        title: 'We have your application',
        meaning: 'It has reached the school.',
        awaited: 'The school: we call or write to you to agree on a day when we can meet.',
      },
    },
    met: {
      name: 'Met',
      move: 'We have met',
      toDo: 'Check the references',
      shape: 'half',
      next: ['active', 'declined', 'new'],
      isOurTurn: true,
      told: {
        title: 'We have met you',
        meaning: 'Thank you for coming. We are checking references.',
        awaited: 'The school: we tell you when you can start.',
      },
    },
    active: {
      name: 'Active',
      move: 'Start as a volunteer',
      shape: 'good',
      next: ['ended', 'met'],
      told: {
        title: 'You are a volunteer',
        meaning: 'Thank you for helping at our school.',
        awaited: NOTHING,
      },
    },
    declined: {
      name: 'Declined',
      move: 'Decline',
      shape: 'refused square',
      next: ['new', 'met'],
      isOver: true,
      told: {
        title: 'We cannot take your offer',
        meaning: 'Thank you for offering your time. Please call us if you would like to know more.',
        awaited: NOTHING,
      },
    },
    ended: {
      name: 'Ended',
      move: 'No longer helps',
      shape: 'ring',
      next: ['active'],
      isOver: true,
      told: {
        title: 'Your time as a volunteer has ended',
        meaning: 'Thank you for all your help.',
        awaited: NOTHING,
      },
    },
  },
} as const satisfies FormAtSchool<QuestionOf<typeof volunteerApplication>>;
