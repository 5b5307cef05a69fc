import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import type { ShortForm } from '#forms/short-form.ts';
import { kwachaFrom, LONGEST_AMOUNT, plainKwacha } from '#lib/text/kwacha.ts';
import { phoneFault } from '#lib/text/telephone.ts';
import { LEAST_KWACHA, MOST_KWACHA, paymentLimits } from './form/payment-limits.ts';

export type PaymentField =
  | 'childName'
  | 'gradeLevel'
  | 'guardianName'
  | 'phone'
  | 'email'
  | 'purpose'
  | 'amountKwacha';

/** What a family says to get a payment reference: every field present, as typed. */
export type MealPayment = FormAnswers<PaymentField>;

const grades = Object.entries(gradeLevels).map(([value, label]) => ({ value, label }));

/** Somebody wants to pay for a child's meals and asks for a reference. The calculator fills in what for and how much. */
export const mealPayment = {
  kind: 'meal-payment',
  prefix: 'MP',
  room: 'meals',
  mails: ['meal-'],
  page: '/parents/meals',
  api: '/api/meal-payments',
  list: 'meal-payments',
  words: { one: 'one meal payment', many: 'meal payments' },
  received: {
    title: 'Your reference is ready',
    text: 'Write it in the message of the payment, or say it at the office.',
  },
  prefilled: ['purpose', 'amountKwacha'],
  onReceipt: ['amountKwacha'],
  questions: [
    {
      name: 'childName',
      label: 'Child’s full name',
      kind: 'text',
      missing: 'Enter the child’s full name',
      hint: 'For several children, name them all.',
      limit: paymentLimits.childName,
      autoComplete: 'off',
    },
    {
      name: 'gradeLevel',
      label: 'Grade',
      kind: 'select',
      missing: 'Choose the child’s grade',
      hint: 'The grade of the first child that you named.',
      limit: paymentLimits.gradeLevel,
      choices: () => grades,
      notOffered: 'Choose a grade from the list',
      autoComplete: 'off',
    },
    {
      name: 'guardianName',
      label: 'Your Full Name',
      kind: 'text',
      missing: 'Enter your full name',
      limit: paymentLimits.guardianName,
      autoComplete: 'name',
    },
    {
      name: 'phone',
      label: 'Your Phone',
      kind: 'tel',
      missing: 'Enter your phone number',
      hint: 'When you come back with the transaction id, we ask you for the last four digits of this number.',
      limit: paymentLimits.phone,
      autoComplete: 'tel',
      faultIn: phoneFault,
    },
    {
      name: 'email',
      label: 'Your Email Address',
      kind: 'email',
      hint: 'We send the reference there too.',
      limit: paymentLimits.email,
      autoComplete: 'email',
    },
    {
      name: 'purpose',
      label: 'What the payment is for',
      kind: 'text',
      missing: 'Enter what the payment is for',
      limit: paymentLimits.purpose,
      autoComplete: 'off',
    },
    {
      name: 'amountKwacha',
      label: 'Amount in Kwacha',
      kind: 'text',
      inputMode: 'decimal',
      missing: 'Enter the amount in Kwacha',
      limit: LONGEST_AMOUNT,
      tidy: plainKwacha,
      faultIn: amountFault,
      autoComplete: 'off',
    },
  ],
} as const satisfies ShortForm<PaymentField>;

export function gradeName(gradeLevel: string): string {
  const names: Record<string, string> = gradeLevels;
  return names[gradeLevel] ?? gradeLevel;
}

function amountFault(text: string): string | undefined {
  const kwacha = kwachaFrom(text);
  if (kwacha >= LEAST_KWACHA && kwacha <= MOST_KWACHA) return undefined;
  return `Enter an amount in whole Kwacha from ${LEAST_KWACHA} to ${MOST_KWACHA.toLocaleString('en')}`;
}
