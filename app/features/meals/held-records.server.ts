import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { toldPayment } from './payment-history.server.ts';
import { paymentInWords } from './payment-in-words.ts';
import './tables.server.ts';

export const heldMealPayments = heldCases({
  kind: 'meal-payment',
  table: 'meal_payments',
  async hold(payment, read, copiedAt) {
    const shown = copiedAt ? await toldPayment(read, payment, copiedAt) : payment;
    const { id: _, assigned_to: __, ...held } = shown;
    return { ...held, notes: await listHeldNotes(read, payment.reference) };
  },
  tell: (payment) => ({ about: payment.child_name, sections: paymentInWords(payment) }),
});

/** Payments that nothing has happened to since an instant. */
export const endedPayments = (read: ReadStore, instant: string) =>
  read.selectFrom('meal_payments').select('reference').where('changed_at', '<=', instant);
