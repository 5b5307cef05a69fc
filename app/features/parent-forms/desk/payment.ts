import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import type { StoredFormKind } from '#features/parent-form-kinds/stored-form.ts';
/** How the money came, as the office calls it. */
export const paymentWays = {
  cash: 'Cash',
  mobileMoney: 'Mobile money',
  bank: 'Bank',
  other: 'Another way',
} as const;

export type PaymentWay = keyof typeof paymentWays;

/** The ways on of a form; a membership that has ended goes back to where it was: paid or not. */
export function nextStatuses(
  kind: StoredFormKind,
  status: string,
  payment: object | undefined,
): readonly string[] {
  return getStatus(kind, status).next.filter((to) => {
    const { isPaid, takesPayment } = getStatus(kind, to);
    return payment ? !takesPayment : !isPaid;
  });
}
