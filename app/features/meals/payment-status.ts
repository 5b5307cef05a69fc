import { canReach, type RecordStatus } from '#desk/record/record-status.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { TRANSACTION_TAKEN } from './form/notices.ts';

export type PaymentStatus =
  | 'transactionEntered'
  | 'referenceMade'
  | 'notFound'
  | 'confirmed'
  | 'cancelled';

interface PaymentStatusFacts extends RecordStatus<PaymentStatus> {
  /** The family can still say which transaction it was. */
  takesTransaction?: true;
  /** The office says why. */
  hasReason?: true;
  /** The money has arrived, all of it or less. */
  hasMoney?: true;
}

const NOTHING = 'Nothing more is needed.';

/** What the office can do with a payment from where it is, in the order in which its list counts them. */
export const paymentStatuses: Readonly<Record<PaymentStatus, PaymentStatusFacts>> = {
  transactionEntered: {
    name: 'To be confirmed',
    move: 'Open again',
    toDo: 'Look for the money',
    shape: 'info',
    next: ['notFound', 'confirmed', 'cancelled'],
    told: TRANSACTION_TAKEN,
    takesTransaction: true,
    isNew: true,
    isOurTurn: true,
  },
  referenceMade: {
    name: 'To be paid',
    move: 'Open again',
    shape: 'ring',
    next: ['confirmed', 'cancelled'],
    told: {
      title: 'Your reference is ready',
      meaning: 'We do not know yet if you have paid.',
      awaited:
        'You: pay with this reference. If you paid by mobile money, enter the transaction id on the page Meal Payments.',
    },
    takesTransaction: true,
    isTheirTurn: true,
  },
  notFound: {
    name: 'Not found',
    move: 'Not found',
    shape: 'refused square',
    next: ['confirmed', 'cancelled'],
    told: {
      title: 'We could not find your payment',
      meaning: 'The office has looked for it.',
      awaited: 'You: please enter the transaction id again on the page Meal Payments, or call us.',
    },
    takesTransaction: true,
    hasReason: true,
    isTheirTurn: true,
  },
  confirmed: {
    name: 'Confirmed',
    move: 'Confirm',
    shape: 'good',
    next: [],
    told: {
      title: 'Your payment is confirmed',
      meaning: 'The money has reached the school. Thank you.',
      awaited: NOTHING,
    },
    hasMoney: true,
    isOver: true,
  },
  cancelled: {
    name: 'Cancelled',
    move: 'Cancel this reference',
    shape: 'half',
    next: [],
    told: {
      title: 'This reference has been cancelled',
      meaning: 'Please do not pay with it any more. If this is a mistake, please call us.',
      awaited: NOTHING,
    },
    isOver: true,
  },
};

export function canBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return canReach(paymentStatuses, from, to);
}

/** Why the office did not find a payment; what it said of one that was found later is over. */
export function reasonOf({ status, reason }: { status: PaymentStatus; reason: string }): string {
  return paymentStatuses[status].hasReason ? reason : '';
}

/** What a status means for the family of one payment: with what the office received of it, or why it did not find it. */
export function paymentStatusWordsFor({
  status,
  amountKwacha,
  receivedKwacha,
  reason,
}: {
  status: PaymentStatus;
  amountKwacha: number;
  receivedKwacha: number | null;
  reason: string;
}) {
  const { told: words, hasMoney } = paymentStatuses[status];
  if (!hasMoney || receivedKwacha === null) {
    return { ...words, meaning: [words.meaning, reason].filter(Boolean).join(' ') };
  }
  const received = writtenKwacha(receivedKwacha);
  if (receivedKwacha >= amountKwacha) {
    return { ...words, meaning: `${received} has reached the school. Thank you.` };
  }
  return {
    ...words,
    meaning: `${received} of ${writtenKwacha(amountKwacha)} has reached the school. Thank you.`,
    awaited: 'You: please ask the office about the rest.',
  };
}

/** What the desk should know before it confirms less than the reference says; empty otherwise. */
export function shortfallInWords(amountKwacha: number, receivedKwacha: number): string {
  const less = amountKwacha - receivedKwacha;
  const isLess = receivedKwacha > 0 && less > 0;
  return isLess ? `${writtenKwacha(less)} less than the reference.` : '';
}
