import { type HeldNotes, listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { heldCases } from '#desk/cases/held-cases.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import {
  type WrittenSection,
  writtenInstant,
  writtenNotes,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { gradeName, mealPayment, type PaymentField } from './meal-payment.ts';
import { toldPayment } from './payment-history.server.ts';
import { paymentStatuses } from './payment-status.ts';
import type { MealPaymentRow } from './tables.server.ts';
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

/** As a letter to the family: what they asked for, and what has become of it. */
function paymentInWords(
  row: Omit<MealPaymentRow, 'id' | 'assigned_to'> & { notes: HeldNotes },
): WrittenSection[] {
  const answers: Record<PaymentField, string> = {
    childName: row.child_name,
    gradeLevel: gradeName(row.grade_level),
    guardianName: row.guardian_name,
    phone: row.phone,
    email: row.email,
    purpose: row.purpose,
    amountKwacha: writtenKwacha(row.amount_kwacha),
  };
  return [
    ...writtenSection('Meal payment', [
      ['Reference', row.reference],
      ['Made on', writtenInstant(row.submitted_at)],
      ...mealPayment.questions.map(({ name, label }) => [label, answers[name]] as const),
    ]),
    ...writtenSection('What was paid', [
      ['Transaction id', row.transaction_id ?? ''],
      ['Paid on', row.paid_on === null ? '' : dayMonthYear(row.paid_on)],
      ['You told us', writtenInstant(row.entered_at)],
      [
        'Transaction id that the office found',
        row.ticked_transaction_id ?? row.shared_transaction_id ?? '',
      ],
      ['Received', row.received_kwacha === null ? '' : writtenKwacha(row.received_kwacha)],
      ['What the office did not find', row.reason],
    ]),
    ...writtenStatuses([
      { title: paymentStatuses[row.status].told.title, reached_at: row.changed_at },
    ]),
    ...writtenNotes(row.notes),
  ];
}
