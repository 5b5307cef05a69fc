/** How the money came, as the office calls it. */
export const paymentWays = {
  cash: 'Cash',
  mobileMoney: 'Mobile money',
  bank: 'Bank',
  other: 'Another way',
} as const;

export type PaymentWay = keyof typeof paymentWays;

/** Where a membership that is open stands. */
export function statusWith(payment: object | undefined): 'paid' | 'new' {
  return payment ? 'paid' : 'new';
}
