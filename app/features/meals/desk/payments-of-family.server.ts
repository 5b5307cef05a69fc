import type { PartOfFamily, Waiting } from '#desk/family/family-part.ts';
import { signOf } from '#desk/record/record-status.ts';
import { deskRooms } from '#desk/rooms.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStatuses } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';

/** What a family pays for meals. */
export async function paymentsOfFamily(
  read: ReadStore,
  references: readonly string[],
): Promise<PartOfFamily> {
  const rows = await read
    .selectFrom('meal_payments')
    .selectAll()
    .where('reference', 'in', references)
    .execute();
  return {
    waits: rows.flatMap(waitingOf),
    entries: rows.map((row) => ({
      kind: 'payment' as const,
      reference: row.reference,
      at: row.submitted_at,
      title: `Payment: ${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
      text: [
        row.purpose,
        row.transaction_id && `Transaction ${row.transaction_id}`,
        row.received_kwacha !== null && `Received: ${writtenKwacha(row.received_kwacha)}`,
      ]
        .filter(Boolean)
        .join('\n'),
      by: `${row.guardian_name}, ${row.phone}`,
      status: signOf(paymentStatuses[row.status]),
      to: `${deskRooms.meals.path}/${row.reference}`,
    })),
  };
}

/** The office confirms what the family says it has paid; before that, and where nothing was found, the family pays. */
function waitingOf(row: MealPaymentRow): Waiting[] {
  const { status, reference, reason } = row;
  const { name, isOver, isOurTurn, hasReason } = paymentStatuses[status];
  if (isOver) return [];
  const amount = `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`;
  return [
    {
      on: isOurTurn ? 'school' : 'family',
      since: row.submitted_at,
      what: isOurTurn ? `Confirm the payment: ${amount}` : `Payment: ${amount}`,
      detail: [name, hasReason && reason].filter(Boolean).join(': '),
      to: `${deskRooms.meals.path}/${reference}`,
    },
  ];
}
