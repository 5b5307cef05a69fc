import type { MealPayment } from '#features/meals/meal-payment.ts';

/** What a family says to pay for a week of lunches. */
export const samplePayment: MealPayment = {
  childName: 'Chanda Mwila',
  gradeLevel: 'grade2',
  guardianName: 'Ruth Mwila',
  phone: '+260 97 123 4567',
  email: '',
  purpose: 'One week, 1 child: student lunch 5 a week',
  amountKwacha: '125',
};

/** Makes a payment reference as a program would. */
export function sendPayment(
  address: string,
  changes: Partial<MealPayment> = {},
): Promise<Response> {
  return fetch(`${address}/api/meal-payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...samplePayment, ...changes }),
  });
}
