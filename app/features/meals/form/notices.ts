import type { Refusal } from '#forms/refusal.ts';

/** What a family is told of its payment once the office has the transaction id, also by its phone. */
export const TRANSACTION_TAKEN = {
  title: 'We have your transaction id',
  meaning: 'The office looks for the payment.',
  awaited: 'The school: the office confirms the payment.',
};

/** The same whichever part was wrong. */
export const PAYMENT_NOT_FOUND =
  'We cannot find a payment with these answers. Please check each of them: the reference must be as we gave it to you, and the phone number or email address as it was when you made it.';

export const SETTLED =
  'The office has already finished this payment, so you cannot enter a transaction id any more. If something is wrong, please call us.';

/** The line was down, or what answered was not the school. */
export const TRANSACTION_NOT_SENT: Refusal = {
  title: 'Not sent',
  detail: 'Not sent: the school cannot be reached. What you wrote is still here.',
  errors: [],
};
