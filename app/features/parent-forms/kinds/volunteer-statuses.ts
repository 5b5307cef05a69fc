import type { FormStatuses } from './form-statuses.ts';

const NOTHING = 'Nothing more is needed.';

/** From an offer to help to somebody who helps. */
export const volunteerStatuses = {
  new: {
    name: 'New',
    move: 'Back to new',
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
    shape: 'half',
    next: ['active', 'declined', 'new'],
    told: {
      title: 'We have met you',
      meaning: 'Thank you for coming. We are checking references.',
      awaited: 'The school: we tell you when you can start.',
    },
  },
  active: {
    name: 'Active',
    move: 'Start as a volunteer',
    shape: 'go',
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
    shape: 'no sq',
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
} as const satisfies FormStatuses;
