import { phoneFault } from '#lib/text/telephone.ts';
import {
  everyParentForm,
  type FormAtSchool,
  type ParentForm,
  type QuestionOf,
} from './parent-form.ts';

const wishes = [
  { value: 'free', label: 'Free meals' },
  { value: 'reduced', label: 'Reduced meals: we can pay a part' },
];

/** Somebody asks for free or reduced school meals. Whoever asks tells as little as the decision needs. */
export const mealHelpApplication = {
  ...everyParentForm,
  kind: 'meal-help-application',
  prefix: 'MH',
  page: '/parents/meals/help',
  api: '/api/meal-help-applications',
  list: 'meal-help-applications',
  words: { one: 'one application', many: 'applications' },
  isConfidential: true,
  questions: [
    {
      name: 'childName',
      label: 'Child’s full name',
      kind: 'text',
      hint: 'For several children, name them all.',
      missing: 'Enter the child’s full name',
      limit: 300,
      autoComplete: 'off',
    },
    {
      name: 'childGrade',
      label: 'Child’s grade',
      kind: 'text',
      hint: 'Such as Grade\u00a03.',
      missing: 'Enter the child’s grade',
      limit: 60,
      autoComplete: 'off',
    },
    {
      name: 'name',
      label: 'Your Full Name',
      kind: 'text',
      missing: 'Enter your full name',
      limit: 200,
      autoComplete: 'name',
    },
    {
      name: 'phone',
      label: 'Your Phone',
      kind: 'tel',
      missing: 'Enter your phone number',
      limit: 50,
      autoComplete: 'tel',
      faultIn: phoneFault,
    },
    {
      name: 'email',
      label: 'Your Email Address',
      kind: 'email',
      limit: 254,
      autoComplete: 'email',
    },
    {
      name: 'household',
      label: 'How many people live in your household?',
      kind: 'text',
      hint: 'Such as 2 adults and 3 children.',
      missing: 'Enter how many people live in your household',
      limit: 60,
      autoComplete: 'off',
    },
    {
      name: 'wish',
      label: 'What do you ask for?',
      kind: 'radios',
      missing: 'Choose what you ask for',
      limit: 20,
      choices: () => wishes,
    },
    {
      name: 'words',
      label: 'What else should we know?',
      kind: 'textarea',
      hint: 'A few words are enough.',
      limit: 1000,
      autoComplete: 'off',
      rows: 4,
    },
  ],
} as const satisfies ParentForm;

/** A request for free or reduced meals, to the school's answer; each answer can be changed. */
export const mealHelpAtSchool = {
  name: 'Free or reduced meals',
  inMails: 'application',
  waits: [
    'new application for free or reduced meals',
    'new applications for free or reduced meals',
  ],
  keptFor: 'decidedMealHelpDays',
  personNames: ['name', 'childName'],
  answers: {
    childName: { label: 'Child', inPrivacy: 'name and grade of your child' },
    childGrade: { label: 'Grade', inPrivacy: 'name and grade of your child' },
    name: { label: 'Guardian', inPrivacy: 'name' },
    household: { label: 'Household', inPrivacy: 'household' },
    wish: { label: 'Asks for', inPrivacy: 'what you ask for' },
    words: { label: 'What they wrote', inPrivacy: 'words' },
  },
  privacyPart: 'meals',
  statuses: {
    new: {
      name: 'New',
      isNew: true,
      isOurTurn: true,
      move: 'Back to new',
      toDo: 'Decide about the price of meals',
      shape: 'info',
      next: ['grantedFree', 'grantedReduced', 'notGranted'],
      told: {
        title: 'We have your application',
        meaning: 'It has reached the school.',
        awaited: 'The school: the office reads it and gets in touch with you.',
      },
    },
    grantedFree: {
      name: 'Granted, free',
      move: 'Grant free meals',
      shape: 'good',
      next: ['grantedReduced', 'notGranted', 'new'],
      isOver: true,
      told: {
        title: 'Your application has been granted',
        meaning: 'Your child gets free meals.',
        awaited: 'The school: the office tells you from which day.',
      },
    },
    grantedReduced: {
      name: 'Granted, reduced',
      move: 'Grant reduced meals',
      shape: 'half',
      next: ['grantedFree', 'notGranted', 'new'],
      isOver: true,
      told: {
        title: 'Your application has been granted',
        meaning: 'Your child gets meals at a reduced price.',
        awaited: 'The school: the office tells you the price and from which day.',
      },
    },
    notGranted: {
      name: 'Not granted',
      move: 'Do not grant',
      shape: 'refused square',
      next: ['grantedFree', 'grantedReduced', 'new'],
      isOver: true,
      told: {
        title: 'We could not grant your application',
        meaning: 'Please call us if you would like to talk about it, or if something has changed.',
        awaited: 'Nothing more is needed.',
      },
    },
  },
} as const satisfies FormAtSchool<QuestionOf<typeof mealHelpApplication>>;
