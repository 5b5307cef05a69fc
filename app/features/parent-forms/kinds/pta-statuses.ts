import type { FormStatuses } from './form-statuses.ts';

/**
 * From joining to the end of the membership. `paid` is reached by a payment; from `ended` it goes back to where it was,
 * paid or not.
 */
export const ptaStatuses = {
  new: {
    name: 'Not paid',
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
    move: 'Open again',
    shape: 'go',
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
} as const satisfies FormStatuses;
