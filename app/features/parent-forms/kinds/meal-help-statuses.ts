import type { FormStatuses } from './form-statuses.ts';

/** From a request for free or reduced meals to the school's answer; each answer can be changed. */
export const mealHelpStatuses = {
  new: {
    name: 'New',
    move: 'Back to new',
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
    shape: 'go',
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
    shape: 'no sq',
    next: ['grantedFree', 'grantedReduced', 'new'],
    isOver: true,
    told: {
      title: 'We could not grant your application',
      meaning: 'Please call us if you would like to talk about it, or if something has changed.',
      awaited: 'Nothing more is needed.',
    },
  },
} as const satisfies FormStatuses;
