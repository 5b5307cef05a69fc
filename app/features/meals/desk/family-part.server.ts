import type { FamilyPart, Waiting } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStatusNames } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';

/** What a family pays for meals. */
export const paymentsOfFamily: FamilyPart = {
  room: 'meals',
  async find(read, references) {
    const rows = await read
      .selectFrom('meal_payments')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    return {
      waits: rows.flatMap(waitingOf),
      entries: rows.map((row) => ({
        ...{ kind: 'payment' as const, reference: row.reference, at: row.submitted_at },
        title: `Payment: ${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
        text: [
          row.purpose,
          row.transaction_id && `Transaction ${row.transaction_id}`,
          row.received_kwacha !== null && `Received: ${writtenKwacha(row.received_kwacha)}`,
        ]
          .filter(Boolean)
          .join('\n'),
        by: `${row.guardian_name}, ${row.phone}`,
        status: paymentStatusNames[row.status],
        to: `${deskRooms.meals.path}/${row.reference}`,
      })),
    };
  },
};

/** The office confirms what the family says it has paid; before that, and where nothing was found, the family pays. */
function waitingOf(row: MealPaymentRow): Waiting[] {
  const { status, reference, reason } = row;
  if (status === 'confirmed' || status === 'cancelled') return [];
  const amount = `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`;
  const isOurs = status === 'transactionEntered';
  return [
    {
      ...{ on: isOurs ? 'school' : 'family', since: row.submitted_at },
      what: isOurs ? `Confirm the payment: ${amount}` : `Payment: ${amount}`,
      detail: [paymentStatusNames[status].name, status === 'notFound' && reason]
        .filter(Boolean)
        .join(': '),
      to: `${deskRooms.meals.path}/${reference}`,
    },
  ];
}
