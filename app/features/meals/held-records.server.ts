import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { toldPayment } from './intake/payment-queries.server.ts';
import { paymentInWords } from './payment-in-words.ts';
import './tables.server.ts';

export const heldMealPayments = heldInTable({
  kind: 'meal-payment',
  table: 'meal_payments',
  key: 'reference',
  hold(payment, _read, copiedAt) {
    const shown = copiedAt ? toldPayment(payment, copiedAt) : payment;
    const { id: _, status_before: __, told: ___, ...held } = shown;
    return held;
  },
  tell: (payment) => ({ about: payment.child_name, sections: paymentInWords(payment) }),
});

/** Payments that nothing has happened to since an instant. */
export const endedPayments = (read: ReadStore, instant: string) =>
  read.selectFrom('meal_payments').select('reference').where('changed_at', '<=', instant);
