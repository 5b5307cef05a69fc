import type { HeldNotes } from '#desk/cases/case-notes.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import {
  type WrittenSection,
  writtenInstant,
  writtenNotes,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { gradeName, mealPayment, type PaymentField } from './meal-payment.ts';
import { paymentStatuses } from './payment-status.ts';
import type { MealPaymentRow } from './tables.server.ts';

/** As a letter to the family: what they asked for, and what has become of it. */
export function paymentInWords(
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
      ['Transaction id that the office found', row.ticked_transaction_id ?? ''],
      ['Received', row.received_kwacha === null ? '' : writtenKwacha(row.received_kwacha)],
      ['What the office did not find', row.reason],
    ]),
    ...writtenStatuses([
      { title: paymentStatuses[row.status].told.title, reached_at: row.changed_at },
    ]),
    ...writtenNotes(row.notes),
  ];
}
