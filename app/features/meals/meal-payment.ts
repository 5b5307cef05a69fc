import { gradeLevels } from '#features/enrollment/grade-levels.ts';

export type PaymentField =
  | 'childName'
  | 'gradeLevel'
  | 'guardianName'
  | 'phone'
  | 'email'
  | 'purpose'
  | 'amountKwacha';

/** What a family says to get a payment reference: every field present, as typed. */
export type MealPayment = Record<PaymentField, string>;

export interface PaymentQuestion {
  name: PaymentField;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'grade' | 'kwacha';
  /** What to say when it is empty; without it the field is optional. */
  missing?: string;
  hint?: string;
  autoComplete: string;
}

/** The fields of the form in their order. */
export const paymentQuestions: readonly PaymentQuestion[] = [
  {
    name: 'childName',
    label: 'Child’s full name',
    kind: 'text',
    missing: 'Enter the child’s full name',
    hint: 'For several children, name them all.',
    autoComplete: 'off',
  },
  {
    name: 'gradeLevel',
    label: 'Grade',
    kind: 'grade',
    missing: 'Choose the child’s grade',
    hint: 'The grade of the first child that you named.',
    autoComplete: 'off',
  },
  {
    name: 'guardianName',
    label: 'Your Full Name',
    kind: 'text',
    missing: 'Enter your full name',
    autoComplete: 'name',
  },
  {
    name: 'phone',
    label: 'Your Phone',
    kind: 'tel',
    missing: 'Enter your phone number',
    hint: 'When you come back with the transaction id, we ask you for the last four digits of this number.',
    autoComplete: 'tel',
  },
  {
    name: 'email',
    label: 'Your Email Address',
    kind: 'email',
    hint: 'We send the reference there too.',
    autoComplete: 'email',
  },
  {
    name: 'purpose',
    label: 'What the payment is for',
    kind: 'text',
    missing: 'Enter what the payment is for',
    autoComplete: 'off',
  },
  {
    name: 'amountKwacha',
    label: 'Amount in Kwacha',
    kind: 'kwacha',
    missing: 'Enter the amount in Kwacha',
    autoComplete: 'off',
  },
];

export const paymentFields = paymentQuestions.map(({ name }) => name);

export function emptyPayment(): MealPayment {
  return {
    childName: '',
    gradeLevel: '',
    guardianName: '',
    phone: '',
    email: '',
    purpose: '',
    amountKwacha: '',
  };
}

/** The fields of `source` that are text; empty text for the others. */
export function paymentFrom(source: Record<string, unknown>): MealPayment {
  const payment = emptyPayment();
  for (const field of paymentFields) {
    const value = Object.keys(source).includes(field) ? source[field] : undefined;
    if (typeof value === 'string') payment[field] = value;
  }
  return payment;
}

export function isSamePayment(one: MealPayment, other: MealPayment): boolean {
  return paymentFields.every((field) => one[field].trim() === other[field].trim());
}

export function gradeName(gradeLevel: string): string {
  const names: Record<string, string> = gradeLevels;
  return names[gradeLevel] ?? gradeLevel;
}
