import { writtenKwacha } from '#lib/text/kwacha.ts';

/** What the office can do with a payment from where it is. A family enters the transaction id until it is confirmed. */
export const nextPaymentStatuses = {
  referenceMade: ['confirmed', 'cancelled'],
  transactionEntered: ['confirmed', 'notFound', 'cancelled'],
  notFound: ['confirmed', 'cancelled'],
  confirmed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentStatus = keyof typeof nextPaymentStatuses;

export function isPaymentStatus(text: string): text is PaymentStatus {
  return Object.keys(nextPaymentStatuses).includes(text);
}

export function canBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const allowed: readonly PaymentStatus[] = nextPaymentStatuses[from];
  return allowed.includes(to);
}

/** Whether the family can still say which transaction it was. */
export function takesTransaction(status: PaymentStatus): boolean {
  return status !== 'confirmed' && status !== 'cancelled';
}

/** Why the office did not find a payment; what it said of one that was found later is over. */
export function reasonOf({ status, reason }: { status: PaymentStatus; reason: string }): string {
  return status === 'notFound' ? reason : '';
}

/** What a status is called at the desk. */
export const paymentStatusNames = {
  transactionEntered: { name: 'To be confirmed', shape: 'info' },
  referenceMade: { name: 'Reference made', shape: 'ring' },
  notFound: { name: 'Not found', shape: 'refused square' },
  confirmed: { name: 'Confirmed', shape: 'good' },
  cancelled: { name: 'Cancelled', shape: 'half' },
} as const satisfies Record<PaymentStatus, { name: string; shape: string }>;

/** What a status means for the family, and who has the next move. */
export const paymentStatusWords: Record<
  PaymentStatus,
  { title: string; meaning: string; awaited: string }
> = {
  referenceMade: {
    title: 'Your reference is ready',
    meaning: 'We do not know yet if you have paid.',
    awaited:
      'You: pay with this reference. If you paid by mobile money, enter the transaction id on the page Meal Payments.',
  },
  transactionEntered: {
    title: 'We have your transaction id',
    meaning: 'The office looks for the payment.',
    awaited: 'The school: the office confirms the payment.',
  },
  notFound: {
    title: 'We could not find your payment',
    meaning: 'The office has looked for it.',
    awaited: 'You: please enter the transaction id again on the page Meal Payments, or call us.',
  },
  confirmed: {
    title: 'Your payment is confirmed',
    meaning: 'The money has reached the school. Thank you.',
    awaited: 'Nothing more is needed.',
  },
  cancelled: {
    title: 'This reference has been cancelled',
    meaning: 'Please do not pay with it any more. If this is a mistake, please call us.',
    awaited: 'Nothing more is needed.',
  },
};

/** The same for one payment: with what the office received of it, or why it did not find it. */
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
  const words = paymentStatusWords[status];
  if (status !== 'confirmed' || receivedKwacha === null) {
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
