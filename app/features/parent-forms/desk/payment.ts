import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import type { HeldFormKind } from '#features/parent-form-kinds/held-form.ts';
/** How the money came, as the office calls it. */
export const paymentWays = {
  cash: 'Cash',
  mobileMoney: 'Mobile money',
  bank: 'Bank',
  other: 'Another way',
} as const;

export type PaymentWay = keyof typeof paymentWays;

/** The ways on of a form that has ended, which a membership goes back to where it was: paid or not. */
export function waysOn(
  kind: HeldFormKind,
  status: string,
  payment: object | undefined,
): readonly string[] {
  const { next, isOver } = getStatus(kind, status);
  const isBack = (to: string) => {
    const { isPaid, takesPayment } = getStatus(kind, to);
    return isPaid ? payment !== undefined : !takesPayment || payment === undefined;
  };
  return isOver ? next.filter(isBack) : next;
}
