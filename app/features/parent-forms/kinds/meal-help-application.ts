import { FORM_SENT } from '../notices.ts';
import type { ParentForm } from '../parent-form.ts';

const wishes = [
  { value: 'free', label: 'Free meals' },
  { value: 'reduced', label: 'Reduced meals: we can pay a part' },
];

/** Somebody asks for free or reduced school meals. Whoever asks tells as little as the decision needs. */
export const mealHelpApplication = {
  kind: 'meal-help-application',
  prefix: 'MH',
  room: 'parents',
  mails: ['parents-'],
  page: '/parents/meals/help',
  api: '/api/meal-help-applications',
  list: 'meal-help-applications',
  words: { one: 'one application', many: 'applications' },
  received: FORM_SENT,
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
